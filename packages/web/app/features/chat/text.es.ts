import type { Text } from './text.ts';

export const text: Text = {
  title: 'Chat experto con IA',
  lead: 'Preguntas sobre este informe, respondidas a partir de sus hallazgos.',
  notSaved: 'No guardamos la conversación.',
  model: ({ model }) => `Las respuestas las escribe ${model}.`,
  whatIsSent: 'Ver qué le enviamos',
  partOfPro: 'Incluido en Pro',
  locked:
    'Pregunta lo que quieras sobre este informe. Cada respuesta se basa en sus hallazgos y enlaza con ellos. Si el informe no tiene la respuesta, el chat lo dice.',
  conversation: 'Conversación',
  suggestions: 'Las respuestas salen de este informe y enlazan con sus hallazgos.',
  failed: 'No se pudo enviar',
  retry: 'Reintentar',
  clear: 'Borrar la conversación',
  question: 'Tu pregunta',
  placeholder: 'Pregunta sobre este informe',
  stop: 'Parar',
  send: 'Enviar',
  asked: 'Tu pregunta:',
  answer: 'Respuesta:',
  reading: 'Leyendo el informe',
  writing: 'Escribiendo',
  findings: 'Hallazgos en que se basa esta respuesta',
  finding: ({ title }) => `Hallazgo: ${title}, `,
  writtenBy: ({ model }) => `Escrito por ${model}. Cada frase se comprobó con este informe.`,
};
