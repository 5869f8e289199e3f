/** What an operator does about a failure. Customers never see these sentences. */
export const text = {
  key: 'The provider doesn’t accept the key. Check AI_API_KEY, and that it belongs to AI_PROVIDER.',
  credit:
    'The provider account has no credit or has reached its spending limit. Add credit or raise the limit.',
  permission:
    'The key may not use this model. Check the permissions, project and region of the provider account.',
  model: 'The provider doesn’t know the model. Check AI_MODEL and AI_BASE_URL.',
  window:
    'The material doesn’t fit the model’s context window. Use a model with a larger one, or raise it in the settings of your own server.',
  request:
    'The provider rejects the form of the request. Check that AI_PROVIDER is what answers at AI_BASE_URL.',
  address: 'The address isn’t the API of this provider. Check AI_PROVIDER and AI_BASE_URL.',
  limit: 'The provider’s rate limit is reached. Try again later, or raise the limit of the provider account.',
  overloaded: 'The provider is overloaded. Nothing to do here; see its status page if it lasts.',
  server:
    'The provider failed. Nothing to do here; see its status page, or the log of your own server, if it lasts.',
  connection: 'The connection failed. Check AI_BASE_URL and that this machine can reach the provider.',
  paused: 'The provider kept failing, so it isn’t asked for a minute. See the failures before this one.',
  slow: 'The provider didn’t answer in time. Use a faster model, or raise AI_SECONDS_PER_ANALYSIS.',
  refused:
    'The model or its provider’s content filter declined to answer about this page. Nothing to do for this page.',
  cutOff: 'The answer didn’t fit its length limit. Use a model that reasons less or writes more briefly.',
  malformed: 'The model doesn’t keep to the form that is asked for. Use a more capable model.',
  ungrounded: 'The page didn’t support what the model wrote. Use a more capable model if this happens often.',
  budget: 'The tokens of this analysis are used up. Raise AI_TOKENS_PER_ANALYSIS.',
};
