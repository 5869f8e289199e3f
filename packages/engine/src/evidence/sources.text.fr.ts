import type { Text } from './sources.text.ts';

export const text: Text = {
  'abandonment-recovery-qubit': {
    claim:
      'Les tests de récupération des abandons donnent en moyenne +1,1 % de chiffre d’affaires par visiteur.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion.',
  },
  'above-fold-attention': {
    claim: '57 % du temps de lecture se passe sur le premier écran et 74 % sur les deux premiers.',
    population: '120 participants, 130 000 fixations, ordinateur en 1920 × 1080',
    caveat:
      'Cela mesure l’attention, pas la conversion, et la part du premier écran était de 80 % en 2010. On fait bel et bien défiler les pages.',
  },
  'accessibility-click-away': {
    claim:
      'Environ 70 % des utilisateurs qui ont des besoins d’accessibilité quittent un site difficile à utiliser. L’enquête estime les dépenses ainsi perdues au Royaume-Uni à 17,1 milliards de livres.',
    population: 'acheteurs handicapés au Royaume-Uni (vague de 2016 : 362 participants)',
    caveat: 'Les chiffres sont déclaratifs et extrapolés, et la conversion n’a pas été testée.',
  },
  'activity-notification-deceptive': {
    claim:
      'Sur 313 notifications d’activité relevées sur 265 sites, 29 (9 %), sur 20 sites, se sont révélées inventées.',
    population: '11 000 sites marchands',
    caveat: 'C’est un minimum.',
  },
  'ad-like-styling': {
    claim:
      'Retirer la bordure et le fond qui donnaient à un appel aux dons l’air d’une publicité a augmenté la conversion de 27,5 % (niveau de confiance de 98,3 %, n = 276 232).',
    population: 'journaux personnels publiés sur CaringBridge',
    caveat: 'Le taux est passé de 0,12 % à 0,16 %, sur un seul site.',
  },
  'ads-above-fold': {
    claim:
      'Depuis 2012, l’algorithme de Google qui évalue la mise en page rétrograde les pages qui ont trop de publicités sur le premier écran.',
    population: 'pages de contenu',
    caveat: 'Cela concerne le classement dans les résultats de recherche, pas la conversion.',
  },
  'alt-text-wcag': {
    claim:
      'Le critère WCAG 1.1.1 (A) exige des textes alternatifs. En 2024, environ un tiers des images des pages d’accueil populaires avaient un texte alternatif absent, douteux ou répétitif.',
    population: 'pages d’accueil du million de sites les plus visités',
    caveat:
      'L’argument est juridique et tient au public plus large que l’on touche ; il n’existe pas de chiffre de gain.',
  },
  'apple-pay-17-seconds': {
    claim:
      'Dans une application, payer avec Apple Pay prenait 17 s, contre 103 s pour saisir les données de carte, et la conversion était supérieure de 6,3 %.',
    population: 'une application iOS de produits dérivés',
    caveat: 'Une seule application pendant un mois, sans randomisation.',
  },
  'autofill-shopify-41': {
    claim:
      'Un tiers des commandes sans compte utilisent le remplissage automatique, et ces sessions aboutissent jusqu’à 41 % plus souvent.',
    population: 'commandes sans compte de Shopify, septembre 2024',
    caveat: 'Ceux dont les données sont enregistrées sont de toute façon plus enclins à acheter.',
  },
  'autofill-tokens-wcag': {
    claim:
      'Le critère WCAG 1.3.5 (AA) exige que la finalité des champs de données personnelles soit lisible par une machine. En pratique, cela veut dire les valeurs autocomplete du WHATWG (given-name, email, cc-number, etc.).',
    population: 'formulaires qui demandent à l’utilisateur ses propres données',
    caveat: 'C’est une règle technique qui se vérifie exactement.',
  },
  'autoplay-audio-wcag': {
    claim: 'Le critère WCAG 1.4.2 (A) exige un moyen d’arrêter un son qui dure plus de 3 secondes.',
    population: 'toutes les pages',
    caveat: 'C’est une règle technique qui se vérifie exactement.',
  },
  'autoplay-hated': {
    claim:
      'Les publicités en lecture automatique ont obtenu 5,79 et les publicités modales 5,82 sur une échelle d’aversion à 7 points, et les publicités sur mobile ont été plus mal jugées que celles sur ordinateur (5,45 contre 5,09).',
    population: '452 adultes américains, maquettes filaires',
    caveat:
      'L’étude mesure à quel point les gens disent détester les publicités et ne porte pas sur les vidéos de produits.',
  },
  'banner-blindness-1998': {
    claim:
      'Ceux qui cherchaient des éléments précis ne remarquaient souvent pas les bannières voyantes, surtout près du haut de la page.',
    population: 'tâches sur le web en laboratoire',
    caveat: 'L’étude est ancienne, mais son résultat principal a été reproduit.',
  },
  'carousel-nng-miss': {
    claim:
      'Une personne testée n’a pas vu une offre en corps 98 parce qu’elle était dans un panneau à rotation automatique.',
    population: 'page d’accueil de Siemens',
    caveat: 'Ce n’est qu’un cas, quoique frappant.',
  },
  'carousel-runyon': {
    claim:
      'Environ 1 % des visiteurs de ND.edu cliquaient sur une diapositive, et 84 % des clics portaient sur la première. Sur un site frère à rotation automatique, 8,8 % des visiteurs cliquaient.',
    population: 'cinq sites de l’université de Notre Dame',
    caveat:
      'Ce sont des clics sur des actualités universitaires, et les résultats vont dans les deux sens. L’auteur conseille 3 ou 4 diapositives au plus, dont la première doit se suffire à elle-même.',
  },
  'charm-price-meta': {
    claim:
      'Une méta-analyse préenregistrée (69 études, N = 40 541) a trouvé, pour les prix juste au-dessous d’un chiffre rond (9,99 par exemple), un effet de g = 0,13 sur les décisions d’achat, plus faible ou nul après correction des biais.',
    population: 'études en laboratoire et sur le terrain',
    caveat: 'L’effet est faible et très variable.',
  },
  'client-logos-high-profile': {
    claim: 'On retenait mieux les logos de clients très connus que les logos inconnus (p = 0,009).',
    population: 'page d’un hébergeur web',
    caveat: 'L’étude n’a mesuré que la mémorisation, et les logos inconnus n’avaient aucun effet.',
  },
  'cls-yahoo-japan-15': {
    claim:
      'Une réduction du CLS de 0,2 était associée à 15,1 % de pages vues par session en plus, à des sessions 13,3 % plus longues et à un taux de rebond inférieur de 1,72 point.',
    population: 'articles de Yahoo! JAPAN News',
    caveat:
      'C’est une corrélation dans le temps sur l’engagement d’un site d’actualités, sans données d’achat.',
  },
  'concise-scannable-objective-copy': {
    claim:
      'Par rapport à un texte promotionnel, l’utilisabilité mesurée a augmenté de 58 % avec moitié moins de mots, de 47 % avec une mise en page facile à parcourir, de 27 % avec un texte objectif et de 124 % avec les trois.',
    population: 'site d’information (texte touristique), cinq versions',
    caveat:
      'L’étude date de 1997, l’échantillon était petit, et elle mesurait l’utilisabilité, pas la conversion.',
  },
  'confirmshaming-prevalence': {
    claim:
      'Des chercheurs ont trouvé 169 cas de formulations culpabilisantes sur 164 sites marchands, ce qui en fait le quatrième procédé manipulateur le plus courant.',
    population: '11 000 sites marchands',
    caveat: 'Cela montre à quel point le procédé est courant, pas quel effet il a.',
  },
  'content-volume-short-wins-email': {
    claim:
      'Dans des tests randomisés auprès de 27 083 visiteurs, la page la plus courte convertissait significativement mieux pour une inscription par e-mail, d’un lieu à l’autre et dans la durée.',
    population: 'pages de destination pour recueillir des contacts (inscription par e-mail), trafic AdWords',
    caveat: 'Un objectif peu engageant, avec deux designs pour un seul produit.',
  },
  'cookie-notice-position': {
    claim:
      'Dans trois expériences de terrain auprès de plus de 80 000 utilisateurs, les bandeaux en bas à gauche suscitaient le plus d’interactions, et les choix binaires et les incitations (nudges) modifiaient fortement le consentement.',
    population: 'un site allemand semblable à une boutique en ligne',
    caveat:
      'L’étude mesure le consentement, pas les ventes. Les options cochées d’avance sont illégales dans l’UE.',
  },
  'coupon-field-loses-revenue': {
    claim:
      'Doctor FootCare a perdu du chiffre d’affaires quand un champ de code promo est apparu dans son panier. Les auteurs de l’expérience préviennent qu’un tel champ envoie les acheteurs chercher des codes ailleurs.',
    population: 'le panier d’une boutique en ligne',
    caveat: '',
  },
  'cta-button-style': {
    claim:
      'Les tests qui changeaient les boutons donnent en moyenne −0,2 % de chiffre d’affaires par visiteur.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion. Les sites de l’échantillon avaient déjà des boutons utilisables : un bouton d’action absent ou invisible est un tout autre problème.',
  },
  'cta-color-red-21': {
    claim:
      'Un bouton rouge a obtenu 21 % de clics de plus qu’un bouton vert sur une page à dominante verte, avec environ 2 000 visites.',
    population: 'page d’accueil de Performable',
    caveat:
      'Le test a mesuré les clics pendant quelques jours sur une seule page, et le propriétaire de celle-ci met en garde contre toute généralisation. C’est le contraste qui comptait, pas la couleur.',
  },
  'cta-color-zero': {
    claim:
      'Les tests qui changeaient les couleurs donnent en moyenne 0,0 % de chiffre d’affaires par visiteur.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion.',
  },
  'cta-first-person-90': {
    claim:
      'Un consultant a fait état de tests de boutons gagnés par une formulation à la première personne, avec dans certains cas jusqu’à 90 % de mieux.',
    population: 'quelques pages de SaaS ou de génération de contacts',
    caveat:
      'Ce sont des succès choisis, mesurés en clics et non en ventes, et jamais reproduits à grande échelle. Le chiffre global pour la formulation est proche de zéro.',
  },
  'cta-label-specific': {
    claim:
      'Dans des études de suivi oculaire, on lit les liens hors contexte : un libellé doit donc dire ce qu’il ouvre. Une promesse non tenue entame la confiance.',
    population: 'pages web en général',
    caveat: 'C’est un résultat qualitatif.',
  },
  'cta-non-text-contrast': {
    claim:
      'Le critère WCAG 1.4.11 (AA) exige un contraste de 3:1 entre les éléments de commande et les couleurs adjacentes.',
    population: 'toutes les pages',
    caveat: 'Une règle d’accessibilité, et la part de la visibilité des boutons que l’on peut mesurer.',
  },
  'cta-repeat-no-evidence': {
    claim: 'À notre connaissance, aucune expérience publiée n’isole l’effet de la répétition du bouton.',
    population: 'longues pages de destination',
    caveat: 'Nous vérifions donc seulement qu’un bouton d’action est à portée sur les deux premiers écrans.',
  },
  'cta-wording-qubit': {
    claim:
      'Les tests qui ne changeaient que la formulation des appels à l’action donnent en moyenne −0,3 % de chiffre d’affaires par visiteur.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion.',
  },
  'dark-patterns-effect': {
    claim:
      'De légers procédés manipulateurs ont plus que doublé l’acceptation d’un service douteux, et des procédés agressifs l’ont presque quadruplée. Les procédés agressifs ont provoqué un fort rejet.',
    population: 'échantillons représentatifs de la population américaine',
    caveat:
      'Ils fonctionnent à court terme, mais provoquent un rejet et sont de plus en plus illégaux. Nous les signalons comme un risque et ne les recommandons jamais.',
  },
  'delivery-speed-reason': {
    claim:
      'Dans des enquêtes auprès d’acheteurs américains qui avaient abandonné une commande, de 16 % (2016) à 23 % (vers 2024) jugeaient la livraison trop lente.',
    population: 'acheteurs en ligne américains',
    caveat: 'Une part de réponses à une enquête. Afficher une date n’accélère pas la livraison.',
  },
  'design-look-46': {
    claim:
      'L’aspect du design était mentionné dans 46,1 % des commentaires de 2 684 personnes sur la crédibilité de sites, plus que tout autre facteur.',
    population: '100 sites réels de dix catégories',
    caveat:
      'Cela montre ce que les gens remarquent, pas ce qui les fait acheter. On le cite souvent à tort sous la forme « 46 % jugent d’après le design » ou « 75 % ».',
  },
  'drip-pricing-stubhub': {
    claim:
      'Dans une expérience auprès de millions d’utilisateurs de StubHub, ceux qui ne voyaient les frais qu’au moment de commander ont dépensé environ 21 % de plus et étaient 14 % plus susceptibles d’aller au bout d’un achat.',
    population: 'place de marché de billets, 2015, expérience randomisée',
    caveat:
      'Cela contredit les enquêtes : la transparence peut coûter des ventes à court terme. Afficher les frais tardivement est illégal aux États-Unis pour les billets et l’hébergement depuis mai 2025 : nous ne le recommandons donc pas.',
  },
  'error-messages-mailchimp': {
    claim:
      'Les échecs de connexion chez MailChimp ont baissé de 66 % après l’introduction de messages d’erreur plus clairs et de boutons de connexion par un réseau social. Seuls 3,4 % des utilisateurs se servaient de ces boutons.',
    population: 'connexion à MailChimp',
    caveat:
      'Une comparaison avant-après. La part attribuée à chaque changement relève de l’interprétation de MailChimp.',
  },
  'eu-prior-price-30-days': {
    claim:
      'Depuis le 28 mai 2022, l’annonce d’une réduction de prix doit indiquer le prix le plus bas des 30 jours précédents.',
    population: 'vente de biens au détail dans l’UE',
    caveat: 'Une règle de droit dont les détails varient d’un pays à l’autre.',
  },
  'eu-reviews-verification': {
    claim:
      'Les vendeurs qui affichent des avis doivent s’assurer qu’ils viennent de vrais acheteurs. Lors d’un contrôle européen, 144 sites sur 223 n’ont pas pu le démontrer, et les autorités ont conclu qu’au moins 55 % enfreignaient la loi.',
    population: '223 boutiques, places de marché, sites de réservation et comparateurs de l’UE',
    caveat: 'Une règle de droit.',
  },
  'eu-ucpd-false-limited-time': {
    claim:
      'La directive 2005/29/CE, annexe I, point 7, interdit d’affirmer faussement qu’une offre n’est disponible que pendant une période très limitée.',
    population: 'professionnels de l’UE vis-à-vis des consommateurs',
    caveat: '',
  },
  'ewom-elasticity': {
    claim:
      'Sur 51 études, l’élasticité des ventes était de 0,236 pour le nombre d’avis et de 0,417 pour leur note. Les deux élasticités étaient plus élevées sur les sites indépendants et pour les produits difficiles à essayer.',
    population: 'études publiées sur le bouche-à-oreille électronique',
    caveat: 'Études d’observation, avec un biais de publication.',
  },
  'exit-intent-sumo': {
    claim:
      'Les pop-ups convertissent en moyenne environ 3,09 % des affichages, et 9,28 % pour les 10 % les plus performants.',
    population: 'environ 2 milliards d’affichages de pop-ups (chiffre cité de mémoire)',
    caveat:
      'Données d’un éditeur d’outils, sans groupe témoin : elles comptent donc aussi ceux qui auraient converti de toute façon.',
  },
  'express-wallet-50': {
    claim:
      'Shopify annonce une conversion jusqu’à 50 % plus élevée avec Shop Pay qu’avec la commande sans compte, d’après une étude que l’entreprise a commandée.',
    population: 'commandes sur Shopify',
    caveat:
      'Les utilisateurs de portefeuilles sont des clients qui reviennent et dont les données sont enregistrées : c’est donc surtout un effet de sélection.',
  },
  'extra-costs-late-survey': {
    claim:
      'Les coûts supplémentaires (livraison, taxes, frais) sont la raison que l’on donne le plus souvent pour avoir abandonné une commande : 61 % en 2016, 48 % vers 2024 et 39 % dans la dernière édition.',
    population: 'acheteurs en ligne américains',
    caveat:
      'Ce sont des raisons déclarées, avec plusieurs réponses possibles. Une part de ceux qui sont partis n’est pas un gain.',
  },
  'face-photo-102': {
    claim:
      '37signals a fait état de 102,5 % d’inscriptions de plus pour une page courte avec une grande photo de client que pour la page d’origine.',
    population: 'page marketing de Highrise',
    caveat:
      'La mise en page et la longueur avaient changé aussi, et une version plus longue de la page avec photo a perdu.',
  },
  'faces-social-presence': {
    claim:
      'Les visages humains augmentaient l’attrait et la présence sociale, mais n’avaient pas d’effet direct sur la confiance.',
    population: 'études en laboratoire au Canada, en Allemagne et au Japon',
    caveat: 'Les achats n’ont pas été mesurés, et le communiqué de presse exagère le résultat.',
  },
  'faces-soon-ignored': {
    claim:
      'La photo d’une personne attire le regard la première fois, puis on l’ignore sur les pages suivantes.',
    population: 'pages de boutiques en ligne, suivi oculaire',
    caveat: 'Une petite étude.',
  },
  'fake-countdown-prevalence': {
    claim:
      'Sur 393 comptes à rebours relevés sur 11 000 sites marchands, 157 (40 %, sur 141 sites) étaient trompeurs, par exemple parce qu’ils redémarraient.',
    population: '53 000 pages produit de 11 000 sites marchands, 2018-2019',
    caveat:
      'Comptés dans le jeu de données publié avec l’étude ; cela montre à quel point ces comptes à rebours sont courants, pas quel effet ils ont.',
  },
  'faq-no-evidence': {
    claim:
      'À notre connaissance, aucune expérience publiée n’isole l’effet de l’ajout d’une FAQ. L’argument est indirect : des achats échouent faute d’information.',
    population: 'pages de destination et pages produit',
    caveat: 'Une FAQ compte donc peu. Une question avec sa réponse compte où que ce soit sur la page.',
  },
  'fewer-fields-lead-quality': {
    claim:
      'Des praticiens préviennent que réduire le nombre de champs peut augmenter le nombre de contacts, mais faire baisser la part de ceux qui aboutissent à une vente : l’indicateur à surveiller est donc le coût par vente.',
    population: 'génération de contacts',
    caveat: 'C’est une opinion.',
  },
  'first-impression-50ms': {
    claim: 'Les notes d’attrait données après 50 ms sont fortement corrélées à celles données après 500 ms.',
    population: 'captures d’écran de pages d’accueil',
    caveat: 'L’étude ne mesure que l’attrait et ne dit pas que l’on part en moins de 50 ms.',
  },
  'font-size-12px': {
    claim:
      'Lighthouse signale une page quand moins de 60 % de son texte fait au moins 12 px, car il faut alors zoomer avec les doigts sur mobile pour le lire.',
    population: 'pages mobiles',
    caveat:
      'Le seuil, d’abord de 16 px, a été abaissé parce que presque aucun site ne l’atteignait. Rien n’est établi sur la conversion.',
  },
  'form-fields-baymard': {
    claim:
      'Une commande compte en moyenne 11,3 champs en 5,1 étapes, alors que 8 champs suffisent à la plupart des sites. Entre 18 et 22 % des acheteurs ont quitté une commande parce qu’elle était trop longue ou trop compliquée, et le nombre de champs compte plus que celui des étapes.',
    population: 'commandes de boutiques en ligne, adultes américains',
    caveat: 'Réponses à des enquêtes et étude comparative, sans chiffre causal par champ.',
  },
  'form-fields-hubspot-slight': {
    claim:
      'Sur les pages de destination de HubSpot, la conversion ne baissait que légèrement avec l’ajout de champs d’une ligne, tandis que les zones de texte et plusieurs listes déroulantes nuisaient bien davantage.',
    population: 'pages de destination de clients de HubSpot (environ 40 000, chiffre cité de mémoire)',
    caveat:
      'Une corrélation qui contredit les pourcentages par champ souvent cités. Le type de champ compte plus que leur nombre.',
  },
  'form-fields-marketo-13-10': {
    claim:
      'Un formulaire de génération de contacts de Marketo convertissait 13,4 % des visiteurs avec 5 champs, 12 % avec 7 et 10 % avec 9.',
    population: 'formulaire B2B de génération de contacts, un site',
    caveat: 'Un seul site.',
  },
  'form-labels-wcag': {
    claim:
      'Le critère WCAG 3.3.2 (A) exige des libellés. En 2024, 35,5 % des champs de formulaire des pages d’accueil n’avaient pas de libellé correct.',
    population: 'pages d’accueil du million de sites les plus visités',
    caveat: 'Une règle d’accessibilité.',
  },
  'free-return-spending': {
    claim:
      'Les clients dont le retour était gratuit ont ensuite dépensé de 158 à 457 % de ce qu’ils dépensaient auparavant. Ceux à qui il a été facturé ont réduit leurs dépenses de 75 à 100 % en deux ans.',
    population: 'deux boutiques en ligne, quatre ans',
    caveat:
      'L’étude porte sur des clients qui avaient renvoyé un article et sur leurs dépenses ultérieures, pas sur les premières commandes, et n’était pas randomisée.',
  },
  'free-shipping-threshold-basket': {
    claim:
      'La livraison gratuite à partir d’un seuil augmente le montant du panier par rapport à la livraison gratuite pour tous.',
    population: 'boutique de mode en ligne',
    caveat: 'Un modèle structurel du montant du panier, pas de la conversion.',
  },
  'ftc-fake-reviews-rule': {
    claim:
      'La règle de la FTC en vigueur depuis le 21 octobre 2024 interdit les avis faux, achetés ou émanant de personnes liées à l’entreprise, ainsi que les faux nombres d’abonnés, sous peine de sanctions allant jusqu’à 51 744 $ par infraction.',
    population: 'entreprises qui vendent aux consommateurs américains',
    caveat: 'Une règle de droit. Le montant est révisé chaque année.',
  },
  'ftc-fees-rule': {
    claim:
      'La règle de la FTC sur les frais (16 CFR 464), en vigueur depuis le 12 mai 2025, exige que le prix tout compris soit le plus visible pour les billets de spectacles et d’événements et pour l’hébergement de courte durée, sous peine de sanctions de plus de 53 000 $ par infraction.',
    population: 'spectacles, événements et hébergement aux États-Unis',
    caveat: 'Elle ne couvre que deux secteurs. Certains États et l’UE vont plus loin.',
  },
  'guarantee-believability': {
    claim:
      'Une garantie généreuse n’attire davantage de clients que s’ils y croient. Pour les produits chers, cela n’a fonctionné que pour des magasins connus.',
    population: 'consommateurs (laboratoire)',
    caveat:
      'L’étude mesurait des intentions. Un site inconnu qui affiche une garantie audacieuse y gagne moins qu’il ne l’espère.',
  },
  'guest-checkout-300m': {
    claim:
      'Chez une grande enseigne, remplacer l’inscription obligatoire par un bouton « Continuer » a augmenté de 45 % le nombre de clients qui achetaient.',
    population: 'une grande enseigne',
    caveat: 'Le récit avant-après d’un consultant à propos d’un client anonyme.',
  },
  'guest-checkout-survey': {
    claim:
      'Parmi ceux qui avaient abandonné une commande, 35 % (2016), 26 % (vers 2024) et 19 % (dernière édition) mettaient en cause la création obligatoire d’un compte.',
    population: 'acheteurs en ligne américains',
    caveat: 'Une part de réponses à une enquête, qui baisse avec le temps, pas un gain.',
  },
  'headline-length-no-page-evidence': {
    claim:
      'À notre connaissance, aucune expérience publiée n’établit la meilleure longueur pour le titre d’une page. Les chiffres publiés concernent les titres des résultats de recherche, des annonces et de la presse.',
    population: 'pages de destination',
    caveat:
      'Seuls les extrêmes (pas de titre, un seul mot, plus de 20 mots environ) peuvent être qualifiés de défaut. Nous ne promettons aucun gain.',
  },
  'hidden-nav-hamburger': {
    claim:
      'Cacher la navigation réduisait presque de moitié les chances qu’on la découvre et rendait les tâches plus lentes et plus difficiles.',
    population: '6 sites réels, 179 participants',
    caveat: 'La source dit « presque de moitié ». L’effet était plus fort sur ordinateur que sur mobile.',
  },
  'high-demand-message': {
    claim:
      'Des chercheurs ont recensé 47 messages de forte demande sur 43 sites. La demande est la seule forme de rareté que confirment deux méta-analyses récentes.',
    population: '11 000 sites marchands ; études publiées',
    caveat:
      'Le message doit être vrai. Les autorités traitent les fausses annonces de forte demande comme de faux comptes à rebours.',
  },
  'how-it-works-copy': {
    claim:
      'Dans le test d’un mur de paiement à l’inscription, ajouter un texte sur ce qui se passe ensuite a apporté 7,5 % de transactions ultérieures en plus, avec 8 231 visiteurs.',
    population: 'inscription à une application de santé mentale',
    caveat: 'Publié par un agrégateur, sans indication de la signification statistique.',
  },
  'https-not-secure': {
    claim:
      'Dans une enquête auprès de 1 324 personnes au Royaume-Uni, 46 % disaient qu’elles ne donneraient pas leur nom ou leurs données de carte à un site signalé comme non sécurisé, et 64 % de celles-ci partiraient aussitôt.',
    population: 'consommateurs britanniques',
    caveat:
      'Ce sont des intentions déclarées. HTTPS est presque universel : peu de sites se distinguent donc sur ce point.',
  },
  'inline-validation-22': {
    claim:
      'Par rapport à une validation à l’envoi, la validation champ par champ a apporté 22 % de réussites en plus, 22 % d’erreurs en moins, une satisfaction supérieure de 31 % et une saisie 42 % plus rapide.',
    population: 'formulaire d’inscription, 22 participants',
    caveat: 'L’échantillon était minuscule, et valider pendant que les gens tapaient aggravait les choses.',
  },
  'inp-redbus-7': {
    claim:
      'redBus a réduit l’INP de sa page de recherche d’environ 72 % et a fait état de 7 % de ventes en plus.',
    population: 'page de recherche de billets de car, plusieurs pays',
    caveat: 'Un rapport d’entreprise qui ne dit pas si le test était randomisé.',
  },
  'interstitial-google-plus': {
    claim:
      '69 % des visites se sont arrêtées à une publicité plein écran pour une application. La remplacer par une bannière a augmenté de 17 % le nombre d’utilisateurs actifs par jour et coûté 2 % des installations sur iOS.',
    population: 'Google+ sur le web mobile',
    caveat:
      'Une publicité d’installation d’application pour un seul produit. Les 69 % n’ont pas de point de comparaison sans la publicité.',
  },
  'interstitial-search-policy': {
    claim:
      'Google demande aux sites d’éviter les interstitiels qui masquent le contenu à l’arrivée. Les messages imposés par la loi ne sont pas concernés.',
    population: 'pages d’arrivée depuis une recherche mobile',
    caveat: '',
  },
  'landing-nav-hubspot': {
    claim:
      'HubSpot a fait état de gains d’environ 16 à 28 % après avoir retiré la navigation de pages d’essai et de démo, et de presque aucun gain sur des pages en haut du tunnel de conversion.',
    population: 'pages de destination de HubSpot lui-même',
    caveat: 'Une seule entreprise.',
  },
  'landing-nav-keep': {
    claim:
      'Une agence de publicité au clic rapporte que des liens vers le site principal peuvent faire baisser le taux de rebond et favoriser les ventes qui demandent une longue réflexion.',
    population: 'pages B2B de génération de contacts',
    caveat: 'Une opinion qui contredit la règle de ne jamais renvoyer ailleurs.',
  },
  'lcp-rakuten-33': {
    claim:
      'Un test A/B d’une page optimisée a apporté 33,13 % de conversions en plus et 53,37 % de chiffre d’affaires par visiteur en plus.',
    population: 'boutique en ligne Rakuten 24',
    caveat:
      'Une valeur atypique : quatre fois les 8 % mesurés par Vodafone. À prendre comme une borne supérieure, pas comme un résultat à attendre.',
  },
  'lcp-vodafone-8': {
    claim:
      'Dans un test randomisé de pages visuellement identiques, un LCP meilleur de 31 % a apporté 8 % de ventes en plus, un taux de contacts par visite meilleur de 15 % et un taux de paniers par visite meilleur de 11 %.',
    population: 'page de destination d’un opérateur télécom, trafic payant, environ 100 000 clics par jour',
    caveat: 'Une seule page de destination, publiée par Google, qui ne publie que des succès.',
  },
  'limited-time-message-vague': {
    claim:
      'Des chercheurs ont trouvé 88 messages d’offre limitée dans le temps sans échéance indiquée sur 84 sites marchands et les ont classés parmi les procédés manipulateurs.',
    population: '11 000 sites marchands',
    caveat: 'Cela montre seulement à quel point ils sont courants.',
  },
  'line-length-55': {
    claim:
      'Les lignes de 55 caractères donnaient la meilleure compréhension, et les lecteurs préfèrent de 45 à 75 caractères.',
    population: 'tests de lecture à l’écran',
    caveat: 'D’après un résumé de seconde main, sur la lecture et non sur la conversion.',
  },
  'line-length-95-faster': {
    claim:
      'Dans un test de l’université d’État de Wichita sur des lignes de 35 à 95 caractères, celles de 95 se lisaient le plus vite.',
    population: 'tests de lecture à l’écran',
    caveat:
      'Cela contredit, pour la vitesse, la règle des 55 caractères : il faut donc accorder peu de poids à la longueur des lignes.',
  },
  'line-length-wcag': {
    claim:
      'Le critère WCAG 1.4.8 (AAA) demande un moyen d’afficher le texte en lignes de 80 caractères au plus, avec un interligne de 1,5.',
    population: 'toutes les pages',
    caveat: 'Il relève du niveau le plus strict (AAA).',
  },
  'live-chat-16': {
    claim:
      'Après correction du biais de sélection, le chat en direct augmentait de 15,99 % la probabilité d’achat de tablettes. Les vendeurs mal notés y gagnaient le plus.',
    population: 'tablettes sur Alibaba, 2013',
    caveat:
      'L’effet concerne ceux qui utilisent le chat, sur une place de marché où l’on marchande, et l’étude n’était pas randomisée.',
  },
  'live-chat-thin-info': {
    claim:
      'Des données de panel de Taobao montrent que le chat augmente la conversion, d’autant plus que l’information produit est maigre.',
    population: 'vendeurs de Taobao',
    caveat: 'Données d’observation.',
  },
  'low-stock-deceptive-prevalence': {
    claim:
      'Des chercheurs ont trouvé 632 messages de stock faible sur 587 sites et ont pu démontrer que 17 d’entre eux étaient inventés.',
    population: '11 000 sites marchands',
    caveat: 'C’est un minimum, car une invention est difficile à prouver de l’extérieur.',
  },
  'message-match-212': {
    claim:
      'Une agence a fait état de 212,74 % de conversions en plus après avoir refait annonces et pages autour de la concordance du message.',
    population: 'un client d’une agence de publicité au clic',
    caveat: 'Une comparaison avant-après d’un compte entier, pas un test A/B. N’attendez pas cet effet.',
  },
  'message-match-mixed': {
    claim:
      'Dans deux comptes d’agence, des pages de destination propres à chaque ville ont augmenté la conversion d’un service couvrant tout un État et n’ont rien changé pour un autre.',
    population: 'comptes de publicité au clic de services locaux',
    caveat: 'La source ne donne pas de chiffres, mais montre que l’effet n’est pas universel.',
  },
  'meta-description-present': {
    claim:
      'Les pages avec une meta description obtenaient 5,8 % de clics de plus que celles qui n’en avaient pas.',
    population: 'résultats de Google',
    caveat: 'Une corrélation qui concerne le trafic, pas la conversion sur la page.',
  },
  'money-back-guarantee-intent': {
    claim:
      'Dans deux expériences, les garanties de remboursement ont augmenté l’intention d’achat et le prix que l’on accepte de payer, par une réaction émotionnelle positive.',
    population: 'consommateurs, biens de recherche et d’expérience (laboratoire)',
    caveat: 'L’étude mesurait des intentions. À notre connaissance, aucun test de terrain n’a été publié.',
  },
  'moving-content-wcag': {
    claim:
      'Le critère WCAG 2.2.2 (A) exige un moyen de mettre en pause, d’arrêter ou de masquer un contenu qui bouge plus de 5 secondes.',
    population: 'carrousels, vidéos en arrière-plan',
    caveat: 'C’est une règle technique qui se vérifie exactement.',
  },
  'multi-step-above-seven': {
    claim:
      'Zuko constate que les formulaires en plusieurs étapes ne font mieux qu’une page unique qu’au-delà de 7 champs environ. En dessous, ils sont neutres ou moins bons.',
    population: 'base de données de formulaires de Zuko',
    caveat: 'Une source de seconde main, avec les données d’un éditeur d’outils.',
  },
  'multi-step-formstack': {
    claim:
      'Chez les clients de Formstack, les formulaires en plusieurs étapes convertissaient à 13,9 % et ceux en une seule étape à 4,5 %.',
    population: 'plus de 450 000 comptes',
    caveat:
      'Les formulaires, les offres et les utilisateurs sont différents : ce n’est donc pas un test. C’est la source des chiffres de 86 % et de 300 % que l’on cite souvent.',
  },
  'nine-ending-30': {
    claim:
      'Dans des tests randomisés de catalogues, porter un prix de 44 $ à 49 $ a fait progresser la demande en unités, jusqu’à 30 %.',
    population: 'catalogues de vêtements par correspondance',
    caveat:
      'Le meilleur cas, dans des catalogues imprimés. L’effet s’affaiblit quand beaucoup d’articles ont un prix qui se termine par 9 ou portent une étiquette de promotion.',
  },
  'nng-four-credibility': {
    claim:
      'NN/g nomme quatre facteurs durables de crédibilité : la qualité du design, l’information donnée d’emblée, un contenu complet et à jour, et des liens vers le reste du web.',
    population: 'utilisateurs occidentaux et asiatiques',
    caveat: 'C’est un résultat qualitatif.',
  },
  'numbers-proof-precise': {
    claim:
      'Des études en laboratoire montrent que l’on croit davantage les chiffres précis que les chiffres ronds.',
    population: 'affirmations publicitaires dans des expériences',
    caveat:
      'Elles mesuraient la crédibilité, pas la conversion. Un chiffre invérifiable est un risque juridique.',
  },
  'open-graph-no-evidence': {
    claim:
      'À notre connaissance, aucune donnée publiée ne relie les balises Open Graph à la conversion. Elles déterminent l’aspect d’un lien partagé.',
    population: 'liens partagés',
    caveat: 'Une bonne pratique, sans chiffre de gain.',
  },
  'page-errors-22': {
    claim:
      'En 2016, 22 % des acheteurs qui avaient abandonné une commande disaient que le site présentait des erreurs ou plantait.',
    population: 'acheteurs en ligne américains',
    caveat: 'Une part de réponses à une enquête.',
  },
  'page-length-long-wins-crazyegg': {
    claim:
      'Un cabinet de conseil a rapporté qu’une page d’accueil de Crazy Egg environ 20 fois plus longue convertissait environ 30 % de mieux que la courte.',
    population: 'page d’accueil d’un SaaS, un site',
    caveat: 'Une seule étude de cas d’agence, avec beaucoup de changements à la fois.',
  },
  'page-length-long-wins-donation': {
    claim:
      'Un laboratoire d’optimisation qui a mené des milliers de tests sur les dons rapporte que les longues pages de don l’ont en général emporté sur les courtes.',
    population: 'pages de don d’organisations à but non lucratif',
    caveat:
      'Le bilan d’un programme, sans chiffre global. Il contredit une étude où la page la plus courte l’a emporté : la bonne longueur dépend donc de l’importance de ce que l’on demande.',
  },
  'password-phone-abandon': {
    claim:
      'Sur 1 362 formulaires, le champ de mot de passe avait le taux d’abandon le plus élevé (environ 10,5 %), devant le champ de téléphone.',
    population: '1 362 formulaires en ligne',
    caveat:
      'Une moyenne non pondérée. Le champ où l’on part n’est pas toujours la cause, et les 10,5 % viennent d’une page de seconde main.',
  },
  'payment-methods-reason': {
    claim:
      'En 2016, 8 % des acheteurs qui avaient abandonné une commande disaient qu’il y avait trop peu de moyens de paiement.',
    population: 'acheteurs en ligne américains',
    caveat: 'Une part de réponses à une enquête. Les 61 % avancés par des fournisseurs mesurent autre chose.',
  },
  'payment-security-25': {
    claim:
      'Dans une enquête, 25 % des personnes interrogées avaient abandonné une commande au cours des trois derniers mois parce qu’elles ne voulaient pas confier leurs données de carte au site. Dans des tests, des champs de carte délimités par une bordure et une couleur paraissaient plus sûrs.',
    population: '1 012 adultes américains (2024 ; 18 % en 2016)',
    caveat: 'Réponses à une enquête et tests qualitatifs, pas un gain.',
  },
  'phone-field-required': {
    claim:
      'Baymard a vu des gens abandonner leur commande devant des champs de téléphone obligatoires sans explication, et 58 % des sites n’en donnent aucune.',
    population: 'commandes de boutiques en ligne, environ 2 800 acheteurs interrogés',
    caveat:
      'Cela montre à quel point le problème est courant. Les baisses de 5 à 40 % citées par des blogs de marketing ne reposent sur aucune étude retrouvable.',
  },
  'placeholder-as-label': {
    claim:
      'Dans des tests utilisateurs, des textes indicatifs servant de libellés sollicitaient la mémoire, cachaient les erreurs et faisaient sauter des champs.',
    population: 'formulaires web',
    caveat: 'C’est un résultat qualitatif.',
  },
  'plan-choice-overload-moderated': {
    claim:
      'Sur 99 observations (N = 7 202), la surcharge de choix apparaissait quand les options étaient complexes, les préférences floues et la tâche difficile.',
    population: 'expériences sur les choix des consommateurs',
    caveat:
      'Nous vérifions donc si les formules sont comparables et si l’une est recommandée, au lieu de les compter.',
  },
  'plan-choice-overload-zero': {
    claim:
      'Sur 50 expériences (N = 5 036), l’effet moyen d’un plus grand nombre d’options était pratiquement nul.',
    population: 'expériences sur les choix des consommateurs',
    caveat: 'Les résultats variaient beaucoup d’une étude à l’autre.',
  },
  'popup-dismiss-label': {
    claim:
      'Un bouton « Peut-être plus tard » à la place d’une croix a augmenté le taux de clics de 28 % (niveau de confiance de 95 %). Les dons ont augmenté de 22 %, ce qui n’était pas significatif.',
    population: 'pop-up d’une association caritative, environ 3 700 affichages',
    caveat:
      'L’échantillon était minuscule, et la formulation n’est pas loin de culpabiliser. Gardez un vrai moyen de fermer la fenêtre.',
  },
  'power-words-in-title-lower-ctr': {
    claim:
      'Les titres avec des « mots forts » (secret, ultime, fou) avaient un taux de clics organique inférieur de 13,9 %.',
    population: 'résultats de Google, 874 929 pages',
    caveat: 'Une corrélation dans les résultats de recherche, pas sur des pages de destination.',
  },
  'press-mentions-recall': {
    claim:
      'Les mentions dans la presse avec logos étaient parmi les preuves les mieux retenues. Les logos seuls faisaient modérément mieux que les logos avec citations (p = 0,095).',
    population: 'page d’un hébergeur web',
    caveat: 'Non significatif au seuil de 0,05, et seule la mémorisation a été mesurée.',
  },
  'price-shown-b2b': {
    claim:
      'NN/g a désigné l’absence de prix sur les sites B2B comme la première erreur de conception de 2002, et le prix était l’une des premières choses que cherchaient les participants à ses tests.',
    population: 'sites de services B2B',
    caveat: 'Un résultat qualitatif, et ancien. Aucun gain n’a été publié.',
  },
  'privacy-microcopy-spam': {
    claim:
      'Un testeur a vu les inscriptions baisser de 18,7 % avec « 100 % confidentiel - nous ne vous enverrons jamais de spam » et augmenter de 19,5 % avec une formule sur le non-partage des données.',
    population: 'formulaire d’inscription à des pronostics sportifs',
    caveat: 'Un seul site.',
  },
  'privacy-salience': {
    claim:
      'Dans une boutique simulée en laboratoire, ceux qui voyaient des notes succinctes sur la protection des données choisissaient des boutiques plus protectrices, et certains payaient plus cher pour cela.',
    population: 'acheteurs en laboratoire',
    caveat: 'L’étude portait sur des notes dans les résultats de recherche, pas sur un lien en pied de page.',
  },
  'product-images-two-beats-one': {
    claim:
      'Les annonces avec deux images convertissaient environ deux fois mieux que celles avec une seule, et au-delà de deux, rien de plus.',
    population: 'annonces eBay, occasion et revente',
    caveat: 'Une corrélation sur une place de marché : les meilleurs vendeurs mettent plus de photos.',
  },
  'product-information-20-percent-failures': {
    claim:
      '20 % des échecs dans les tâches d’achat étaient dus à des informations produit absentes ou confuses.',
    population: 'pages produit de boutiques en ligne',
    caveat: 'Une part d’échecs en laboratoire, pas un gain.',
  },
  'promotions-largest-ab-effects': {
    claim:
      'Sur 2 732 tests A/B dans 252 boutiques, les promotions de prix au début du tunnel de conversion et les offres de livraison à la fin ont eu les plus grands effets.',
    population: 'e-commerce américain, sept secteurs',
    caveat: 'Le coût pour les marges n’est pas compté.',
  },
  'published-tests-bias': {
    claim:
      'Sur 115 tests GoodUI publiés, 85 étaient exploitables. Leur gain moyen et leur gain médian étaient un peu inférieurs à 4 %, les tests significatifs donnaient en moyenne 6,78 %, et environ 70 % manquaient de puissance statistique.',
    population: 'expériences sur des sites web, publiées ou menées par des éditeurs d’outils',
    caveat: 'Les tests publiés surestiment les effets.',
  },
  'qubit-spread': {
    claim:
      '90 % des expériences d’e-commerce font varier le chiffre d’affaires de moins de 1,2 % dans un sens ou dans l’autre, et la plupart des changements testés de moins de 1 %.',
    population: 'expériences sur des sites web, publiées ou menées par des éditeurs d’outils',
    caveat: 'Cela concerne des boutiques et des sites de voyage parvenus à maturité.',
  },
  'rating-sweet-spot': {
    claim: 'La probabilité d’achat est la plus forte de 4,0 à 4,7 étoiles et baisse vers 5,0.',
    population: '22 catégories, 111 460 produits',
    caveat: 'Données d’observation. Un rapport antérieur fondé sur les mêmes données indique de 4,2 à 4,5.',
  },
  'readability-czech-flesch': {
    claim:
      'Facilité de lecture de Flesch pour le tchèque : 206,835 − 1,672 × mots par phrase − 62,18 × syllabes par mot.',
    population: 'textes parallèles anglais et tchèques d’InterCorp',
    caveat: 'Une formule sur la difficulté des textes, pas sur la conversion.',
  },
  'readability-ml-predicts': {
    claim:
      'Des modèles d’apprentissage automatique entraînés sur le texte de pages de destination pouvaient prédire, à partir de caractéristiques de lisibilité, à quel point elles convertissent.',
    population: 'pages de destination dont la conversion est connue',
    caveat: 'Une prédiction, pas une causalité, sans chiffre de gain.',
  },
  'readability-polish-pisarek': {
    claim:
      'Années de scolarité que demande un texte polonais : la moitié de la racine carrée de la somme des carrés du nombre de mots par phrase et du pourcentage de mots de quatre syllabes ou plus. Plus un texte était difficile selon cette formule, moins il était compris des 1 309 lecteurs de 15 textes (r de −0,52 à −0,66).',
    population: '1 309 personnes de 15 à 84 ans, 15 textes polonais',
    caveat: 'La formule compte les mots dans leur forme de base ; nous les comptons tels qu’ils sont écrits.',
  },
  'readability-russian-oborneva': {
    claim:
      'Facilité de lecture de Flesch pour le russe : 206,835 − 1,3 × mots par phrase − 60,1 × syllabes par mot.',
    population: 'manuels scolaires russes et traductions',
    caveat: 'Une formule sur la difficulté des textes, pas sur la conversion.',
  },
  'readability-turkish-atesman': {
    claim:
      'Facilité de lecture pour le turc : 198,825 − 40,175 × syllabes par mot − 2,610 × mots par phrase, avec un niveau scolaire pour chaque intervalle.',
    population: 'textes turcs',
    caveat: 'Une formule sur la difficulté des textes, pas sur la conversion.',
  },
  'reading-level-5-7-grade': {
    claim:
      'Les pages d’un niveau de lecture de 5 à 7 (en années de scolarité) convertissaient à environ 11,1 %, celles de niveau 8 à 9 à environ 7,1 %, et les textes de niveau professionnel à environ 5,3 % (médianes).',
    population: 'plus de 41 000 pages de destination de clients',
    caveat:
      'Les facteurs de confusion sont importants : les offres simples (événements, traiteurs) emploient des mots simples. Ne voyez pas dans le rapport entre ces taux un gain que vous pouvez attendre.',
  },
  'reading-level-unbounce-correlation': {
    claim:
      'Sur 57 millions de conversions, un texte plus difficile va de pair avec une conversion plus faible, et cette corrélation était 62 % plus forte en 2024 qu’en 2020.',
    population: 'plus de 41 000 pages de destination de clients, trafic surtout payant',
    caveat:
      'Données d’un éditeur d’outils : une corrélation tous secteurs et offres confondus, qui ne prouve pas que simplifier votre texte augmente la conversion.',
  },
  'redundant-entry': {
    claim:
      'Le critère WCAG 3.3.7 (A) exige que les informations déjà données soient préremplies ou puissent être sélectionnées.',
    population: 'processus en plusieurs étapes',
    caveat: 'Une règle d’accessibilité.',
  },
  'reflow-320': {
    claim:
      'Le critère WCAG 1.4.10 (AA) exige que le contenu tienne dans 320 px CSS sans défilement dans deux directions.',
    population: 'toutes les pages',
    caveat: 'Les tableaux et les cartes géographiques en sont exemptés.',
  },
  'return-leniency-meta': {
    claim:
      'Une méta-analyse de 21 articles a montré que des conditions de retour souples augmentent les achats plus que les retours. Ce sont le remboursement et la simplicité des démarches qui font augmenter les achats.',
    population: 'magasins et boutiques en ligne',
    caveat: 'Cela concerne la politique elle-même, pas la façon dont elle est affichée.',
  },
  'return-policy-reason-10': {
    claim:
      'En 2016, 10 % des acheteurs qui avaient abandonné une commande citaient parmi les raisons une politique de retour insatisfaisante.',
    population: 'acheteurs en ligne américains',
    caveat: 'Une part de réponses à une enquête.',
  },
  'review-score-in-header': {
    claim:
      'Dans un test A/B de labels d’avis dans l’en-tête, le meilleur label a apporté 8,3 % de commandes en plus (niveau de confiance de 95 %), mais les autres versions seulement 1,1 % et 2,3 %.',
    population: 'boutique néerlandaise d’accessoires pour téléphones',
    caveat: 'Un seul site avec trois variantes : la meilleure l’est donc en partie par chance.',
  },
  'reviews-by-price': {
    claim:
      'Chez un vendeur de cadeaux, afficher des avis était associé à un taux de conversion supérieur de 190 % pour un produit moins cher et de 380 % pour un produit plus cher.',
    population: 'un vendeur de cadeaux',
    caveat: 'Données d’observation d’un seul vendeur.',
  },
  'reviews-five-vs-none': {
    claim:
      'La probabilité d’achat était supérieure de 270 % avec cinq avis par rapport à aucun, et presque tout le gain venait des dix premiers.',
    population: 'pages produit de détaillants',
    caveat:
      'Données d’observation : ce sont les produits populaires qui reçoivent des avis. Un fournisseur d’avis a copublié l’étude. La forme de la courbe (0, 5, 10) est plus utile que les 270 %.',
  },
  'saas-hardest-to-read': {
    claim:
      'Les pages de SaaS étaient les plus difficiles à lire parmi 16 secteurs et convertissaient environ 10 % moins bien que la médiane générale.',
    population: '34 000 pages de destination',
    caveat: 'Deux constats sur un secteur, sans lien de cause à effet.',
  },
  'sample-for-1-percent': {
    claim: 'Détecter un gain de 1 % demande environ 120 000 conversions dans chaque variante.',
    population: 'expériences sur des sites web, publiées ou menées par des éditeurs d’outils',
    caveat: 'La plupart des sites ne peuvent donc pas vérifier une promesse de 1 à 5 %.',
  },
  'scarcity-meta-barton': {
    claim:
      'Sur 416 tailles d’effet issues de 131 études, la rareté augmente généralement l’intention d’achat. La rareté liée à la demande fonctionne le mieux pour les biens utilitaires, celle liée à l’offre pour les expériences et celle liée au temps pour les biens à forte implication.',
    population: 'surtout des études d’intention en laboratoire',
    caveat: 'Cela concerne des intentions, pas des ventes.',
  },
  'scarcity-stock-qubit': {
    claim:
      'Les tests d’indicateurs de stock donnent en moyenne +2,9 % de chiffre d’affaires par visiteur, le meilleur résultat parmi 29 types de tests.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion. Ce n’est licite que si le stock indiqué est vrai.',
  },
  'security-icon-removed-400': {
    claim:
      'Un client de VWO a obtenu 400 % de clics en plus sans icône de sécurité, tandis qu’un autre a obtenu 32 % de conversions en plus avec une telle icône.',
    population: 'blog de bons de réduction ; site d’un autre client',
    caveat: 'Des sites minuscules. Cela montre à quel point des tests isolés sont instables.',
  },
  'shipping-fees-order-incidence': {
    claim:
      'Les frais de livraison influencent fortement la décision de commander. Un barème échelonné qui récompense les gros paniers peut rapporter plus que la livraison gratuite.',
    population: 'transactions d’une épicerie en ligne',
    caveat: 'Une seule épicerie, sans chiffre de gain unique.',
  },
  'sneak-hidden-subscription': {
    claim:
      'Une exploration de sites marchands a relevé 14 abonnements cachés, 7 cas d’articles glissés dans le panier et 31 abonnements difficiles à résilier.',
    population: '11 000 sites marchands',
    caveat: 'Ces cas sont rares, mais présentent le plus grand risque juridique.',
  },
  'social-proof-messages-qubit': {
    claim:
      'Les tests de messages de preuve sociale donnent en moyenne +2,3 % de chiffre d’affaires par visiteur.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion.',
  },
  'speed-akamai-100ms': {
    claim:
      'Un délai supplémentaire de 100 ms était associé à un taux de conversion inférieur de 2,4 % sur ordinateur et de 7,1 % sur mobile. La conversion culminait entre 1,8 et 2,7 s, et deux secondes de plus augmentaient le taux de rebond de 103 %.',
    population: 'grandes enseignes en ligne, environ 10 milliards de visites, 2017',
    caveat: 'Une corrélation sur les réseaux de 2017, établie par un fournisseur de CDN.',
  },
  'speed-deloitte-01s': {
    claim:
      'Des indicateurs de vitesse meilleurs de 0,1 s étaient associés à 8,4 % de conversions en plus dans le commerce, à 10,1 % de conversions en plus dans le voyage et à des commandes d’une valeur supérieure de 9,2 % dans le commerce.',
    population: '37 marques, 30 millions de sessions mobiles, fin 2019',
    caveat:
      'Étude d’observation commandée par Google. L’effet devient invraisemblable si on l’extrapole à des secondes.',
  },
  'stanford-contact': {
    claim: 'La règle 5 de Stanford est de faciliter la prise de contact (adresse, téléphone, e-mail).',
    population: 'sites web, recherches auprès de plus de 4 500 personnes',
    caveat:
      'Une règle tirée de recherches sur la crédibilité auprès de plusieurs milliers d’évaluateurs, sans chiffre de conversion.',
  },
  'stanford-errors': {
    claim:
      'La règle 10 de Stanford prévient que de petites erreurs comme les fautes de frappe et les liens rompus nuisent plus à la crédibilité que la plupart des gens ne l’imaginent.',
    population: 'sites web, recherches auprès de plus de 4 500 personnes',
    caveat:
      'Une règle tirée de recherches sur la crédibilité auprès de plusieurs milliers d’évaluateurs, sans chiffre de conversion.',
  },
  'stanford-freshness': {
    claim:
      'La règle 8 de Stanford est de mettre souvent le contenu à jour, ou de montrer qu’il a été revu récemment.',
    population: 'sites web',
    caveat:
      'Une règle tirée de recherches sur la crédibilité auprès de plusieurs milliers d’évaluateurs, sans chiffre de conversion.',
  },
  'stanford-promotional-restraint': {
    claim:
      'La règle 9 de Stanford est de faire preuve de retenue dans le contenu promotionnel et de séparer la publicité du contenu.',
    population: 'sites web',
    caveat:
      'Une règle tirée de recherches sur la crédibilité auprès de plusieurs milliers d’évaluateurs, sans chiffre de conversion.',
  },
  'stanford-real-organisation': {
    claim:
      'Les règles 2 à 4 de Stanford sont de montrer une véritable organisation, son expertise et les personnes honnêtes qui la composent.',
    population: 'sites web, recherches auprès de plus de 4 500 personnes',
    caveat:
      'Une règle tirée de recherches sur la crédibilité auprès de plusieurs milliers d’évaluateurs, sans chiffre de conversion.',
  },
  'stanford-verifiable-claims': {
    claim:
      'La règle 1 de Stanford est de rendre vos affirmations faciles à vérifier, avec des citations et des liens.',
    population: 'sites web',
    caveat:
      'Une règle tirée de recherches sur la crédibilité auprès de plusieurs milliers d’évaluateurs, sans chiffre de conversion.',
  },
  'sticky-add-to-cart': {
    claim:
      'Une agence a fait état de +7,9 % de commandes grâce à un bouton d’ajout au panier toujours visible, et dit que les détails du design décident du résultat.',
    population: 'page produit d’une boutique en ligne, un client',
    caveat: '',
  },
  'stock-photos-ignored': {
    claim:
      'Le suivi oculaire montre que l’on ignore les photos décoratives de banques d’images et que l’on étudie les photos de personnes et de produits réels.',
    population: 'plusieurs sites',
    caveat: 'Cela ne mesure que l’attention.',
  },
  'structured-data-one-company': {
    claim:
      'Google documente un taux de clics supérieur de 25 % pour les pages de Rotten Tomatoes avec données structurées et de 82 % pour les résultats enrichis de Nestlé.',
    population: 'pages admissibles aux résultats enrichis',
    caveat:
      'Des entreprises qui se sont sélectionnées elles-mêmes, et des clics dans la recherche, pas des conversions. Le balisage rend une page admissible, mais ne garantit rien.',
  },
  'sub-headline-no-evidence': {
    claim:
      'À notre connaissance, aucun test publié n’isole l’effet de l’ajout d’un sous-titre. L’argument repose sur ce que l’on sait en général des propositions de valeur.',
    population: 'pages de destination',
    caveat: 'Cela compte donc peu.',
  },
  'subscription-cancel-law': {
    claim:
      'La loi ROSCA exige des conditions claires, un consentement et un moyen simple de résilier. La règle de la FTC sur la résiliation en un clic a été annulée en juillet 2025.',
    population: 'offres américaines à renouvellement automatique',
    caveat: 'Une règle de droit qui peut encore changer.',
  },
  'support-icon-nav-7': {
    claim:
      'Déplacer l’icône de chat dans la navigation a augmenté les transactions de 7 % (niveau de confiance de 96 %), alors que seul 1 % des utilisateurs cliquait dessus.',
    population: 'une boutique en ligne américaine, cliente d’une agence',
    caveat: 'Un seul test. Avec 1 % d’utilisateurs qui cliquent, les 7 % ressemblent à un effet du hasard.',
  },
  'tap-target-24': {
    claim:
      'Le critère WCAG 2.5.8 (AA) exige des zones tactiles d’au moins 24 px CSS sur 24, ou assez d’espace pour que des cercles de 24 px autour d’elles ne se chevauchent pas.',
    population: 'toutes les pages',
    caveat: 'Les liens dans le texte en sont exemptés.',
  },
  'tap-target-44': {
    claim:
      'Le critère WCAG 2.5.5 (AAA) et les recommandations des plateformes demandent de 44 px (Apple) à 48 px (Google).',
    population: 'pages utilisées sur écran tactile',
    caveat: 'Il n’existe pas de chiffre de conversion.',
  },
  'testimonial-early-26-late-11': {
    claim:
      'Le test d’une page produit d’une banque affichait +26 % après quelques jours et s’est stabilisé à environ +11,5 % après 63 jours.',
    population: 'page produit d’un compte courant',
    caveat:
      'Un cas d’école de régression vers la moyenne. Attendez-vous à voir les gains des premiers jours se réduire de moitié.',
  },
  'testimonial-photo-recall': {
    claim: 'Les témoignages avec photo étaient retenus significativement mieux que les autres (p = 0,0035).',
    population: 'page d’un hébergeur web, suivi oculaire et enquête',
    caveat: 'L’étude mesurait la mémorisation après 15 secondes, pas la conversion.',
  },
  'testimonials-uncertain-origin': {
    claim:
      'Des chercheurs ont trouvé des témoignages d’origine incertaine sur 12 sites, par exemple le même texte ailleurs sous d’autres noms.',
    population: '11 000 sites marchands',
    caveat: 'Un petit nombre de cas.',
  },
  'text-contrast-wcag': {
    claim:
      'Le critère WCAG 1.4.3 (AA) exige un contraste de 4,5:1, ou de 3:1 pour les grands textes. En 2024, un contraste trop faible a été relevé sur 81 % d’un million de pages d’accueil.',
    population: 'toutes les pages ; pages d’accueil du million de sites les plus visités',
    caveat: 'Aucun gain n’a été publié pour le contraste seul.',
  },
  'text-spacing-resize': {
    claim:
      'Les critères WCAG 1.4.4 et 1.4.12 (AA) exigent que le texte puisse être agrandi à 200 % et recevoir un interligne de 1,5 sans perte de contenu.',
    population: 'toutes les pages',
    caveat: 'Une règle d’accessibilité.',
  },
  'title-length-15-40': {
    claim:
      'Les titres de 15 à 40 caractères avaient un taux de clics supérieur de 8,6 %, et les titres en forme de question un taux supérieur de 14,1 %.',
    population: 'résultats de Google, 874 929 pages',
    caveat: 'Une corrélation. Une édition ultérieure de la même étude indique de 40 à 60 caractères.',
  },
  'title-length-40-60': {
    claim:
      'L’édition 2022 d’une étude des résultats de Google a relevé le taux de clics le plus élevé entre 40 et 60 caractères.',
    population: 'résultats de Google, environ 4 millions',
    caveat:
      'Cela contredit l’édition 2019 : la longueur ne compte donc que parce que les titres longs sont coupés.',
  },
  'total-cost-upfront-survey': {
    claim:
      'En 2016, 24 % des acheteurs qui avaient abandonné une commande disaient qu’ils ne pouvaient pas voir ou calculer le total à l’avance.',
    population: 'acheteurs en ligne américains',
    caveat: 'Une part de réponses à une enquête. Une édition ultérieure donne 16 %.',
  },
  'trial-credit-card-required': {
    claim:
      'Quand une carte est exigée, de 0,5 à 2 % des visiteurs commencent un essai et de 40 à 50 % d’entre eux paient. Sans carte, de 5 à 10 % commencent un essai et environ 15 % d’entre eux paient.',
    population: 'plus de 100 éditeurs de SaaS',
    caveat:
      'Des entreprises différentes en 2012, sans randomisation. Jusqu’à 40 % des essais avec carte sont résiliés après le premier débit.',
  },
  'trial-length-7-days': {
    claim:
      'Dans une comparaison randomisée d’essais de 7, 14 et 30 jours, celui de 7 jours a apporté 5,59 % d’abonnements en plus, ainsi qu’une fidélité et un chiffre d’affaires meilleurs.',
    population: 'grand éditeur de SaaS, nouveaux utilisateurs',
    caveat: 'Un seul produit. Les utilisateurs expérimentés ont mieux réagi à des essais plus longs.',
  },
  'trial-longer-freemium': {
    claim:
      'Une expérience de terrain de deux ans avec 680 588 utilisateurs a montré que des essais plus longs augmentent l’adoption de l’essai et la conversion différée, mais n’ont aucun effet sur la conversion immédiate.',
    population: 'SaaS freemium mondial',
    caveat:
      'Cela contredit une étude où 7 jours donnaient les meilleurs résultats, pour les produits où une formule gratuite subsiste.',
  },
  'trust-seal-average-zero': {
    claim:
      'Dans une expérience en laboratoire (n = 300), deux labels n’ont eu aucun effet en moyenne. Seul le plus connu en a eu un.',
    population: 'acheteurs européens (laboratoire)',
    caveat: 'Une étude en laboratoire.',
  },
  'trust-seal-field-experiment': {
    claim:
      'Une expérience de terrain randomisée (9 098 sessions) a apporté des preuves solides qu’un label augmente la probabilité d’achat.',
    population: 'une boutique en ligne',
    caveat: 'Menée par un fournisseur de labels. Le résumé ne donne pas l’ampleur de l’effet.',
  },
  'trust-seal-small-and-new': {
    claim:
      'Les données de 288 169 transactions dans 493 boutiques montrent que les labels aident surtout les petites boutiques et les nouveaux clients, et qu’au-delà de deux, moins de clients vont au bout de leur commande.',
    population: '493 boutiques en ligne',
    caveat: 'Données d’un fournisseur. Le résumé ne donne pas l’ampleur de l’effet.',
  },
  'uk-cma-emma-sleep': {
    claim:
      'La CMA a obtenu un accord validé par la justice selon lequel des comptes à rebours qui redémarrent et de fausses annonces de forte demande et de réductions étaient illégaux.',
    population: 'commerce en ligne au Royaume-Uni',
    caveat: 'Une affaire dans un seul ordre juridique. Vérifiez où elle en est.',
  },
  'urgency-countdown-qubit': {
    claim: 'Les tests de comptes à rebours donnent en moyenne +1,5 % de chiffre d’affaires par visiteur.',
    population: 'boutiques en ligne et sites de voyage, environ 2 600 tests A/B classés par catégorie',
    caveat:
      'Une moyenne sur de nombreux sites (pas une fourchette), ajustée par rétrécissement. Ce sont les données d’un éditeur d’outils, les résultats varient d’un site à l’autre, et c’est le chiffre d’affaires par visiteur qui est mesuré, pas la conversion. Ce n’est licite que si l’échéance est réelle.',
  },
  'urgency-must-act-now-no-effect': {
    claim:
      'Dans une grande expérience randomisée par enquête, les messages « agissez maintenant » n’ont rendu personne plus enclin à acheter un service cher.',
    population: 'consommateurs américains, offre de protection de l’identité',
    caveat: 'C’était une enquête, pas un site réel.',
  },
  'urgency-scarcity-meta-ladeira': {
    claim:
      'Une méta-analyse constate que la rareté liée à la demande fonctionne, mais que les quantités limitées et l’urgence d’une offre limitée dans le temps n’augmentent pas la probabilité d’achat.',
    population: 'études publiées sur la rareté',
    caveat:
      'Elle contredit Qubit et Barton : attendez-vous donc à de petits effets, qui dépendent du contexte.',
  },
  'users-scan-79-percent': {
    claim: '79 % des personnes testées parcouraient chaque nouvelle page, et 16 % la lisaient mot à mot.',
    population: 'pages web en général',
    caveat: 'Une étude ancienne qui justifie de vérifier la mise en page, mais ne donne pas de gain.',
  },
  'value-proposition-copy-donation': {
    claim:
      'Ajouter un bloc de texte avec des raisons de donner a fait passer le taux de conversion d’une page de don de 0,11 % à 0,38 % (+258 %), à un niveau de confiance de 92,5 % seulement.',
    population: 'page de don politique, 3 984 visiteurs',
    caveat:
      'La source dit elle-même que le résultat n’est pas valable à 95 %, et il repose sur une poignée de dons. Il indique une direction, pas une fourchette.',
  },
  'value-proposition-first-10-seconds': {
    claim:
      'Les relevés du temps passé sur 205 873 pages montrent que le risque de départ est le plus élevé dans les 10 premières secondes : une page a donc à peu près ce temps pour dire ce qu’elle propose. Une proposition claire gagne des minutes d’attention.',
    population: 'pages web en général, relevés d’une extension de navigateur',
    caveat:
      'La courbe repose sur des données, mais son lien avec la proposition de valeur est une interprétation de NN/g. Il n’existe pas de chiffre de conversion.',
  },
  'verified-buyer-15': {
    claim:
      'La probabilité d’achat était supérieure de 15 % avec des avis d’acheteurs vérifiés par rapport à des avis anonymes.',
    population: 'pages produit de détaillants',
    caveat: 'Données d’observation.',
  },
  'video-hurts-donation': {
    claim:
      'Un laboratoire de tests spécialisé dans les organisations à but non lucratif rapporte des pertes répétées quand une vidéo remplace le texte au-dessus d’un formulaire de don.',
    population: 'pages de don',
    caveat: '',
  },
  'video-randomised-15': {
    claim:
      'Dans une expérience de terrain randomisée, des vidéos de produits ont augmenté les ventes du produit de 15 % et celles des articles assortis de 31 %.',
    population: 'enseigne de mode américaine de taille moyenne',
    caveat: 'Une seule enseigne, avec un chiffre tiré d’un document de travail.',
  },
  'viewport-meta': {
    claim:
      'Depuis la version 1, Lighthouse considère une balise meta viewport avec une largeur comme le contrôle mobile de base.',
    population: 'pages mobiles',
    caveat: 'Une bonne pratique. Désactiver le zoom enfreint le critère WCAG 1.4.4.',
  },
  'visual-complexity-tuch': {
    claim:
      'Les pages que l’on trouve les plus attrayantes sont peu complexes et typiques de leur genre. On en juge en 17 à 50 ms.',
    population: '119 captures d’écran de sites',
    caveat: 'L’étude mesure des jugements esthétiques.',
  },
  'wcag-failures-prevalence': {
    claim:
      'En 2024, 95,9 % d’un million de pages d’accueil avaient des défauts de conformité aux WCAG détectables.',
    population: 'pages d’accueil du million de sites les plus visités',
    caveat: 'Ces défauts sont si courants qu’un seul n’est pas un constat grave.',
  },
  'wcag-headings-labels': {
    claim:
      'Le critère WCAG 2.4.6 (AA) exige que les titres et les libellés décrivent leur sujet ou leur fonction.',
    population: 'toutes les pages',
    caveat: 'Une règle d’accessibilité.',
  },
  'wcag-link-purpose': {
    claim:
      'Le critère WCAG 2.4.4 (A) exige que la fonction de chaque lien ressorte clairement de son texte ou de son contexte.',
    population: 'toutes les pages',
    caveat: 'Une règle d’accessibilité.',
  },
  'wcag-timing-adjustable': {
    claim:
      'Le critère WCAG 2.2.1 (A) exige que l’on puisse désactiver, ajuster ou prolonger une limite de temps (au moins dix fois, après un avertissement et avec au moins 20 secondes pour réagir), sauf si elle tient à un événement en temps réel ou dépasse 20 heures.',
    population: 'sessions, paniers réservés, offres à durée limitée',
    caveat: 'Cela s’applique aux limites qui touchent la tâche, comme la réservation d’un panier.',
  },
  'win-rates': {
    claim:
      'La part des idées qui n’améliorent pas leur indicateur est d’environ 66 % chez Microsoft, 85 % chez Bing et 92 % pour la recherche d’Airbnb.',
    population: 'expériences sur des sites web, publiées ou menées par des éditeurs d’outils',
    caveat: 'Ce sont des produits optimisés ; une page négligée offre des gains plus faciles.',
  },
  'yelp-one-star-5-9': {
    claim:
      'Une étoile de plus sur Yelp augmentait de 5 à 9 % le chiffre d’affaires des restaurants indépendants et ne changeait rien pour les chaînes.',
    population: 'restaurants de Seattle, 2003-2009',
    caveat:
      'Une expérience naturelle (l’arrondi des notes) avec des avis sur un autre site. Les vendeurs peu connus y gagnent le plus.',
  },
};
