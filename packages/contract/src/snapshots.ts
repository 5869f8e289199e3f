/** Most bytes of each part of `POST /api/snapshots`: the packed snapshot, and a screenshot. */
export const MAX_SNAPSHOT_PART_BYTES = 8 * 1024 * 1024;
