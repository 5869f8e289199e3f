import { text } from '../../text.ts';
import { openWall, type Wall } from './wall.ts';

/** Whether the system restricts the browser to the guarded proxy, for the operator. */
export interface WallState {
  isUp: boolean;
  message: string;
}

/** The wall of one process, built on first use, and again if it fell. */
export interface Walls {
  /** Null if the system allows none. */
  current(): Promise<Wall | null>;
  /** Marks that a browser started behind it, so later failures have other reasons. */
  prove(): void;
  isProven(): boolean;
  /** Gives the wall up for good, because browsers start only without it. */
  giveUp(reason: string): Promise<void>;
  close(): Promise<void>;
}

/** @param onWall called with whether there is one, and again when that changes */
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
