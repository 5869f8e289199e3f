/** Where customers rate and review. */
export const PLATFORMS =
  /google|trustpilot|yelp|tripadvisor|capterra|(?<!\p{L})g2(?!\p{L})|facebook|trusted ?shops|booking\.com|airbnb|app store|google play|chrome web store|product hunt|provenexpert|kununu|holidaycheck|jameda|doctolib|the ?fork|feefo|reviews\.io|kiyoh|avis vérifiés/iu;
