import { quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'Visitors want to know what they’ll pay in the end. Unexpected costs are the most common reason for abandoned checkouts, and people who have to calculate or compare for themselves put off the decision.',
  measure:
    'Reported if all prices of a pricing page are in collapsed sections, if shipping, fees or the total are missing, or if three plans or more can’t be compared. The costliest of these decides how serious it is.',
  collapsed: {
    title: ({ price }: { price: string }) => `All prices are collapsed, such as ${quote(price, 40)}`,
    observed: ({ price }: { price: string }) =>
      `The page shows no price until visitors open a section; ${quote(price, 40)} is in one of them.`,
    steps: [
      'Show each price next to its name, and collapse only the details.',
      'If the list is long, group it under headings with links to each group at the top.',
    ],
  },
};
