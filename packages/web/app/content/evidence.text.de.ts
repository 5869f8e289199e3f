import type { Text } from './evidence.text.ts';

export const text: Text = {
  provenance: {
    primary: 'Im Original gelesen',
    secondary: 'Als Zitat in einer anderen Quelle gelesen',
    recalled: 'Aus dem Gedächtnis zitiert, nicht nachgeschlagen',
  },
  strength: {
    experiment: 'Experiment',
    'large-benchmark': 'Großer Benchmark, kein Experiment',
    'usability-study': 'Usability-Studie',
    guideline: 'Richtlinie',
    'expert-opinion': 'Expertenmeinung',
  },
  disagrees: 'Andere Studien widersprechen:',
};
