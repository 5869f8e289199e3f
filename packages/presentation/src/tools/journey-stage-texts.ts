/** The part of a stage that doesn't depend on the goal. */
export interface StageTexts {
  name: string;
  description: string;
  touchpoints: string[];
  emotions: string[];
  actions: string[];
  opportunities: string[];
  painPoints: string[];
}

/** One text for each of the four stages, first to last. */
export type FourStages = readonly [string, string, string, string];
