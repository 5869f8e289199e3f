import { captureTab } from '../../tab/capture-tab.ts';

Object.assign(globalThis, { captureTab });
