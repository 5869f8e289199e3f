import classNames from '../../data/catalogs/class-names.json' with { type: 'json' };
import companies from '../../data/catalogs/companies.json' with { type: 'json' };
import hosts from '../../data/catalogs/hosts.json' with { type: 'json' };
import iconShapes from '../../data/catalogs/icon-shapes.json' with { type: 'json' };
import postalCodes from '../../data/catalogs/postal-codes.json' with { type: 'json' };
import remnants from '../../data/catalogs/remnants.json' with { type: 'json' };
import units from '../../data/catalogs/units.json' with { type: 'json' };
import unsafeText from '../../data/catalogs/unsafe-text.json' with { type: 'json' };
import ar from '../../data/languages/ar/patterns.json' with { type: 'json' };
import bg from '../../data/languages/bg/patterns.json' with { type: 'json' };
import cs from '../../data/languages/cs/patterns.json' with { type: 'json' };
import da from '../../data/languages/da/patterns.json' with { type: 'json' };
import de from '../../data/languages/de/patterns.json' with { type: 'json' };
import en from '../../data/languages/en/patterns.json' with { type: 'json' };
import es from '../../data/languages/es/patterns.json' with { type: 'json' };
import fi from '../../data/languages/fi/patterns.json' with { type: 'json' };
import fr from '../../data/languages/fr/patterns.json' with { type: 'json' };
import hr from '../../data/languages/hr/patterns.json' with { type: 'json' };
import hu from '../../data/languages/hu/patterns.json' with { type: 'json' };
import id from '../../data/languages/id/patterns.json' with { type: 'json' };
import it from '../../data/languages/it/patterns.json' with { type: 'json' };
import ja from '../../data/languages/ja/patterns.json' with { type: 'json' };
import ko from '../../data/languages/ko/patterns.json' with { type: 'json' };
import nl from '../../data/languages/nl/patterns.json' with { type: 'json' };
import no from '../../data/languages/no/patterns.json' with { type: 'json' };
import pl from '../../data/languages/pl/patterns.json' with { type: 'json' };
import pt from '../../data/languages/pt/patterns.json' with { type: 'json' };
import ro from '../../data/languages/ro/patterns.json' with { type: 'json' };
import ru from '../../data/languages/ru/patterns.json' with { type: 'json' };
import sk from '../../data/languages/sk/patterns.json' with { type: 'json' };
import sv from '../../data/languages/sv/patterns.json' with { type: 'json' };
import tr from '../../data/languages/tr/patterns.json' with { type: 'json' };
import uk from '../../data/languages/uk/patterns.json' with { type: 'json' };
import zh from '../../data/languages/zh/patterns.json' with { type: 'json' };

/** Named patterns that belong to no language, by catalog. */
export const CATALOGS = {
  'class-names': classNames,
  companies,
  hosts,
  'icon-shapes': iconShapes,
  'postal-codes': postalCodes,
  remnants,
  units,
  'unsafe-text': unsafeText,
};

/** Named patterns by language, the full packs first. */
export const LANGUAGES = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  ar,
  bg,
  cs,
  da,
  fi,
  hr,
  hu,
  id,
  ja,
  ko,
  no,
  pl,
  ro,
  ru,
  sk,
  sv,
  tr,
  uk,
  zh,
};
