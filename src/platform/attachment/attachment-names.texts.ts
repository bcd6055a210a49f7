import { namesOf } from '../../core/shared/sentence.ts'

/** Names of what a request says about the group of its files. */
export const groupNames = namesOf({
  taskClassNm: ['업무구분', 'Kind of task', '业务类别', 'Tipo de tarea'],
  taskKey: ['업무키', 'Task key', '业务键', 'Clave de la tarea'],
  taskFlag: ['구분', 'Kind', '类别', 'Tipo'],
  tempTaskKey: ['임시키', 'Temporary key', '临时键', 'Clave temporal'],
})
