import { amount } from '@liftmark/contract/figures';
import { calendarDay } from './calendar-day.ts';
import type { Text } from './task-tools.text.ts';

export const text: Text = {
  due: ({ day }) => `Vence el ${calendarDay(day)}`,
  setDue: 'Fijar una fecha límite',
  dueDate: 'Fecha límite',
  assigned: ({ name }) => `Asignada a ${name}`,
  assign: 'Asignar',
  assignee: 'Asignada a',
  noOne: 'Nadie',
  comments: ({ comments }) => amount(comments, 'comentario', 'comentarios'),
  comment: 'Comentar',
  yourComment: 'Tu comentario',
  hint: 'Escribe @ y un nombre para mencionar a alguien.',
  add: 'Añadir comentario',
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar',
  delete: 'Eliminar',
  edited: 'editado',
  former: 'Antiguo miembro',
  of: ({ what, title }) => `${what}: ${title}`,
};
