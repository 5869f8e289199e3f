import { quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'Visitors want to know how much they’ll pay in total. Unexpected costs are the most common reason for abandoned checkouts, and people who have to do the math or the comparing themselves put off the decision.',
  measure:
    'Reported if all prices of a pricing page are in collapsed sections, if shipping, fees or the total are missing, or if three or more plans can’t be compared. The most serious of these determines how serious the finding is.',
  collapsed: {
    title: ({ price }: { price: string }) =>
      `All prices are in collapsed sections, such as ${quote(price, 40)}`,
    observed: ({ price }: { price: string }) =>
      `The page shows no price until visitors open a section. ${quote(price, 40)}, for example, is inside one.`,
    steps: [
      'Show each price next to the name of what it buys, and collapse only the details.',
      'If the list is long, group it under headings, and link to each group at the top.',
    ],
  },
};
