/** Signs of walls, parked domains and errors. Each counts only on a page with little else on it. */

/** In attributes and addresses of a challenge; widgets that any form may have aren't included. */
export const CHALLENGE_MARKERS: readonly RegExp[] = [
  /\/cdn-cgi\/challenge-platform\/h\/\w\/orchestrate/i,
  /^(challenge-(running|form|stage|error-text|success-text)|cf-(challenge|chl|error-details|please-wait)[\w-]*)$/i,
  /_cf_chl_opt/i,
  /(geo|ct|ddc)\.captcha-delivery\.com/i,
  /^px-captcha(-\w+)?$|captcha\.px-cdn\.net|\/captcha\/captcha\.js\?.*PX\w+/i,
  /\/_Incapsula_Resource|_incap_/i,
  /^sec-(if-)?cpt-[\w-]+$|\/akam\/\d+\/challenge/i,
  /token\.awswaf\.com|captcha\.awswaf\.com|aws-waf-captcha|captcha-container-aws/i,
  /ddos-guard\.net\/check|^ddg-(captcha|l10n)[\w-]*$/i,
  /validate\.perfdrive\.com|sgcaptcha|\/.well-known\/sgcaptcha/i,
  /kasada|\/149e9513-01fa-4fb0-aad4-566afd725d1b\//i,
];

/** As the title or a heading of the page, or anywhere in a short refusal. */
export const CHALLENGE_PHRASES: readonly RegExp[] = [
  /^just a moment\b/i,
  /^attention required!? \| cloudflare/i,
  /checking (your browser|if the site connection is secure)/i,
  /^(please )?(verify|confirm|prove) (that )?you(’|'| a)?re? (not a robot|(a )?human)/i,
  /^are you (a )?(robot|human)\b/i,
  /^(i'?m|you are) not a robot/i,
  /^access (to this page has been )?(denied|blocked)/i,
  /^(sorry, )?you have been blocked/i,
  /^pardon our interruption/i,
  /^please enable js and disable any ad ?blocker/i,
  /^(one more step|security (check|verification|challenge)|human verification|robot check|bot verification)\b/i,
  /unusual (traffic|activity) from your (computer|network|device)/i,
  /^(ddos protection by|performing security verification)/i,
  /^(bitte )?best(ä|ae)tigen sie, dass sie (kein roboter|ein mensch) sind/i,
  /^(veuillez )?(vérifie[rz]|confirme[rz]) que vous (êtes humain|n['’]êtes pas un robot)/i,
  /^(verifi(ca|que)|confirm[ae]) que (eres humano|no eres un robot|você é humano)/i,
];

export const PARKING_HOSTS =
  /(sedoparking|parkingcrew|bodis|parklogic|above|skenzo|hugedomains|afternic|dan|undeveloped|uniregistry|parkeddomain|cashparking|domainsponsor|voodoo|ztomy)\.(com|net|de|io)\b/i;

export const FOR_SALE =
  /\b(this|the) domain( name)?( [\w.-]{1,80}\.\w{1,20})? (is|may be|might be) (for sale|parked|available)|buy this domain|domain (is )?parked|parked (free|domain)|is for sale$|diese domain (steht zum verkauf|kaufen)|ce (nom de )?domaine est (à vendre|en vente)|este dominio está (a la|en) venta|dominio in vendita|dit domein is te koop/i;

export const IDENTITY_HOSTS =
  /^(accounts\.google\.com|login\.microsoftonline\.com|login\.live\.com|appleid\.apple\.com|[\w-]+\.(okta|onelogin|auth0|cloudflareaccess)\.com|[\w.-]+\.amazoncognito\.com|login\.salesforce\.com|id\.atlassian\.com)$/i;

/** A title or heading that says sign in. */
export const SIGN_IN =
  /\b(log ?in|log ?on|sign ?in|sign on|member login|anmelden|anmeldung|einloggen|connexion|se connecter|connectez-vous|identifiez-vous|iniciar sesión|inicia sesión|acceder|accedi|accesso|inloggen|aanmelden|entrar|iniciar sessão|fazer login)\b/i;

export const SIGN_UP =
  /\b(sign ?up|create (an |your |a free )?account|register|registration|get started|join|start (your )?free|registrieren|konto (erstellen|anlegen)|inscription|inscrivez-vous|s'inscrire|créer (un|mon|votre) compte|regístrate|registrarse|crea(r)? (una |tu )?cuenta|registrati|crea (un )?account|registreren|account aanmaken|cadastr|criar conta)/i;

/** The whole of a title part or heading. */
export const ERROR_STATEMENTS =
  /^(oops[!.,:… ]*|sorry[!.,: ]*|uh[- ]oh[!.,: ]*|whoops[!.,: ]*)?((http )?(error|fehler|erreur|fout|erro)[ :]*)?(404|410|500|502|503|504|page (not found|doesn['’]t exist|does not exist|no longer exists)|not found|(the |this )?page (you(['’]re| are) looking for |you requested )?(could not|couldn['’]t|can['’]t|cannot|can not) be found|(the |this )?(page|site|website) (is )?(not available|unavailable|not found|is missing)|internal server error|service (temporarily )?unavailable|bad gateway|gateway time-?out|error establishing a database connection|(500|502|503|504|404|410)[ :.–—-]*(error|not found|page not found|internal server error|bad gateway|service unavailable|gateway time-?out|gone|seite nicht gefunden)?|(die )?seite (wurde )?nicht gefunden|page (introuvable|non trouvée)|p[áa]gina no encontrada|pagina non trovata|pagina niet gevonden|página não encontrada)[!.… ]*((error|fehler|erreur) ?\d{3})?[!.… ]*$/i;

export const ERROR_PHRASES =
  /\b(not (be )?found|doesn['’]t exist|does not exist|no longer (exists|available)|can['’]t (be found|find)|couldn['’]t find|could not (be found|find)|may have (been )?(moved|removed|deleted)|nicht gefunden|existiert nicht|introuvable|n['’]existe (pas|plus)|no (existe|se ha encontrado|encontrada)|non (esiste|è stata trovata|trovata)|niet (gevonden|bestaat)|não (existe|encontrada|foi encontrada)|temporarily unavailable|try again later|went wrong|server error|database connection)/i;

export const SERVER_FAULTS =
  /\b(internal server error|bad gateway|service (temporarily )?unavailable|gateway time-?out|error establishing a database connection|fatal error: uncaught|application error: a (client|server)-side exception|this site can['’]t be reached)\b/i;

export const CONSENT_HOSTS = /^(consent\.[\w.-]+|guce\.[\w.-]+|cmp\.[\w.-]+|privacy-gate\.[\w.-]+)$/i;

/** In ids and classes of a consent manager. */
export const CONSENT_MARKERS =
  /(^|[^a-z])(cookie|consent|gdpr|cmp|onetrust|didomi|usercentrics|cookiebot|sp_message|privacy-?(wall|gate|manager)|qc-cmp2|fc-consent)/i;

/** Ids of the elements that client-side frameworks fill. */
export const MOUNT_POINTS =
  /^(root|app|__next|__nuxt|gatsby|___gatsby|svelte|q-app|main-app|react-root|ember-app)$/i;
