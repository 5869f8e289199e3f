/** The cards of the free tools page. */
export const TOOLS = [
  {
    to: '/tools/conversion-calculator',
    name: 'Conversion Rate Calculator',
    text: 'Your rate today, and how much a 10 to 100 percent lift would bring in per year.',
    action: 'Calculate',
  },
  {
    to: '/analyze',
    name: 'Conversion Audit',
    text: 'Enter a page’s address, and we measure the page, with evidence for every finding.',
    action: 'Analyze a page',
  },
  {
    to: '/tools/cro-checklist',
    name: 'CRO Audit Checklist',
    text: 'A 50-point checklist for going through a page by hand. Saves your progress.',
    action: 'Open the checklist',
  },
  {
    to: '/tools/ab-test-planner',
    name: 'A/B Test Planner',
    text: 'Hypothesis, variants, metrics, and the sample size your test really needs.',
    action: 'Plan a test',
  },
  {
    to: '/tools/roi-calculator',
    name: 'CRO ROI Calculator',
    text: 'The return on an improvement, how soon it pays for itself and the net profit.',
    action: 'Calculate ROI',
  },
  {
    to: '/tools/customer-journey',
    name: 'Customer Journey Mapper',
    text: 'The stages your customers go through, and what to do in each.',
    action: 'Map the journey',
  },
] as const;
