/** What shopping carts are called in shops of many languages, as a part of patterns. */
export const CART_WORDS =
  'cart|basket|trolley|warenkorb|panier|carrito|cesta|carrello|carrinho|winkel(?:wagen|mand)|varukorg|kundvagn|handlekurv|(?:indkøbs)?kurv|koszyk|ko[sš]ík|sepet';
