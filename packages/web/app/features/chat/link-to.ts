import type { ReactNode } from 'react';
import type { Citation } from './conversation.ts';

/** Renders a link to a finding that an answer is based on. */
export type LinkTo = (citation: Citation, label: ReactNode) => ReactNode;
