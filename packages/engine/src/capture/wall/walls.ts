import { text } from '../text.ts';
import { openWall, type Wall } from './wall.ts';

/** Whether the system keeps the browser to the guarded way out, for an operator. */
export interface WallState {
  isUp: boolean;
  message: string;
}

/** The wall of one program, built when it is first asked for, and again where it fell. */
export interface Walls {
  /** Null where the system allows none. */
  current(): Promise<Wall | null>;
  /** A browser has started behind it: what fails later has other reasons. */
  prove(): void;
  isProven(): boolean;
  /** No browser starts behind it, though one starts without: it is not tried again. */
  giveUp(reason: string): Promise<void>;
  close(): Promise<void>;
}

/** @param onWall told whether there is one, and again where that changes */
export function createWalls(onWall: (state: WallState) => void = () => undefined, open = openWall): Walls {
  let wall: Promise<Wall | null> | null = null;
  let proven = false;
  let told: boolean | null = null;

  function tell(state: WallState): void {
    if (told !== state.isUp) onWall(state);
    told = state.isUp;
  }

  function refuse(reason: string): null {
    tell({
      isUp: false,
      message: text.operator.noWall({ reason }),
    });
    return null;
  }

  const build = () => open().catch((cause) => refuse(cause instanceof Error ? cause.message : String(cause)));

  return {
    async current() {
      wall ??= build();
      const known = wall;
      const built = await known;
      if (built === null || built.isUp()) return built;
      if (wall === known) wall = build();
      return wall;
    },
    prove() {
      proven = true;
      tell({
        isUp: true,
        message: text.operator.wall,
      });
    },
    isProven: () => proven,
    async giveUp(reason) {
      const built = await wall;
      wall = Promise.resolve(refuse(reason));
      await built?.close();
    },
    async close() {
      const built = await wall;
      await built?.close();
    },
  };
}
