import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { ARTICLE_SLUGS } from './content/blog/slugs.ts';

const TOOLS = [
  'conversion-calculator',
  'cro-checklist',
  'ab-test-planner',
  'roi-calculator',
  'customer-journey',
];

/** Public pages stand alone; screens that call the server share one layout with its providers. */
export default [
  index('routes/landing.tsx'),
  route('methodology', 'routes/methodology.tsx'),
  route('features', 'routes/features.tsx'),
  route('case-studies', 'routes/case-studies.tsx'),
  route('help', 'routes/help.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('security', 'routes/security.tsx'),
  route('blog', 'routes/blog.tsx'),
  ...ARTICLE_SLUGS.map((slug) => route(`blog/${slug}`, 'routes/article.tsx', { id: `article-${slug}` })),
  route('blog/:slug', 'routes/article-not-found.tsx'),
  route('blog/rss.xml', 'routes/rss.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('tools', 'routes/tools/tools.tsx'),
  // They don't call the server.
  ...TOOLS.map((tool) => route(`tools/${tool}`, `routes/tools/${tool}.tsx`)),
  layout('routes/application.tsx', [
    route('analyze', 'routes/analyze.tsx'),
    route('subscribe', 'routes/subscribe.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('billing', 'routes/billing.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('report/:id', 'routes/report.tsx'),
    route('shared/:token', 'routes/shared.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('account', 'routes/account.tsx'),
    route('account/mcp', 'routes/mcp.tsx'),
    route('account/clients', 'routes/clients.tsx'),
    route('account/clients/:id', 'routes/client.tsx'),
    route('account/webhooks', 'routes/webhooks.tsx'),
    route('account/webhooks/:id', 'routes/webhook.tsx'),
    route('founders', 'routes/founders.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
