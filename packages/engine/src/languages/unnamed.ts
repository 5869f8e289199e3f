/** What editors call a page that nobody has named. */
export const UNNAMED =
  /^(home ?page|home|index|untitled( \w+)?|new page( \d+)?|page( \d+)?|document|welcome|start(seite)?|willkommen|unbenannt|neue seite|accueil|page d.accueil|bienvenue|sans titre|inicio|página (principal|inicial)|bienvenidos?|início|benvenuti|pagina (principale|iniziale)|hoofdpagina|welkom|acasă|hem|hjem|forside|etusivu|strona główna|domů|úvod|kezdőlap|főoldal|ana ?sayfa|beranda|главная|בית)$/iu;
