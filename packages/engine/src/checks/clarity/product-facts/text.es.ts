import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Se indican los datos clave de la oferta',
    fails: 'Faltan datos clave de la oferta',
  },
  why: 'En pruebas de compra observadas, uno de cada cinco fracasos se debió a información del producto que faltaba o no estaba clara. Un contenido completo y actual es, además, uno de los criterios constantes con los que se juzga si un sitio es de fiar.',
  measure: (scale) =>
    `La parte de los datos esperados para el tipo de página que se encontró: ${scale}. Producto: una descripción (un párrafo de 40 palabras, o texto bajo un encabezado como «Detalles»), cuatro atributos (propiedades con nombre, materiales, cuidados, medidas), opciones o medidas. Curso: duración, temario, docente, acceso. Evento: lugar, programa, anfitriones o ponentes. Hostelería: dirección, horarios, carta, habitaciones o instalaciones. Servicio: lista de servicios, zona de servicio o a distancia, proceso, personas. Aplicación: plataformas, tres funciones, captura de pantalla. Un dato que solo se insinúa cuenta, pero no se enumera; si es el caso de la mayoría, la comprobación no se puntúa.`,
  notMeasured: {
    type: ({ type }) => `No tenemos una lista de datos esperados para el tipo de página ${type}.`,
    unsure: ({ unsure }) =>
      `La página insinúa estos datos, pero no está claro si los indica: ${list(unsure, unsure.length)}.`,
  },
  sought: ({ missing }) => capitalized(list(missing)),
  observed: {
    noneFound: ({ people, missing }) => `Faltan datos que buscan los ${people}: ${list(missing)}.`,
    someFound: ({ people, found, missing }) =>
      `De los datos que buscan los ${people}, la página incluye ${list(found)}. Falta esto: ${list(missing)}.`,
    allFound: ({ people, found }) => `La página incluye los datos que buscan los ${people}: ${list(found)}.`,
  },
  searched: ['contenido principal', 'acordeones cerrados y pestañas inactivas', 'datos estructurados'],
  advice: {
    title: ({ missing }) =>
      `Añade ${missing.length === 1 ? 'el dato que falta' : 'los datos que faltan'}: ${list(missing)}`,
    steps: ({ page, people, found, missing }) => [
      `Reúne esta información para ${page}: ${list(missing, missing.length)}.`,
      found.length > 0
        ? `Añádela junto a lo que ya hay (${list(found)}), para que nadie tenga que preguntar.`
        : 'Añádela al contenido principal, para que nadie tenga que preguntar.',
      'Usa una lista o una tabla con un dato por línea, y unidades y nombres en lugar de adjetivos.',
      `Repasa las últimas preguntas de tus ${people} y añade las respuestas a las que se repitieron.`,
    ],
  },
  facts: {
    description: 'una descripción',
    attributes: 'los atributos',
    'options or measures': 'opciones o medidas',
    'menu or rooms': 'la carta o las habitaciones',
    features: 'las funciones',
    length: 'la duración',
    syllabus: 'el temario',
    teacher: 'el docente',
    access: 'cómo participar',
    place: 'el lugar',
    program: 'el programa',
    speakers: 'los anfitriones o ponentes',
    times: 'los horarios',
    services: 'los servicios',
    area: 'la zona de servicio',
    procedure: 'el proceso',
    people: 'las personas que hacen el trabajo',
    platforms: 'las plataformas',
    screenshot: 'una captura de pantalla',
  },
  missingFacts: {
    'hospitality place': 'la dirección',
    'ecommerce-product description': 'una descripción de 40 palabras o más',
    'ecommerce-product attributes': 'cuatro atributos con nombre o medida',
  },
};
