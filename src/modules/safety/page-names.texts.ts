import { texts } from '../../core/shared/four-texts.ts'

/** Names of pages and panels, in the first script: one language of them. */
export const safetyPageNames = texts({
  facility: ['설비', 'Facility', '设备', 'Instalación'],
  events: ['사고·아차사고', 'Accidents and near misses', '事故与未遂事故', 'Accidentes y cuasi accidentes'],
  accidentFree: ['무재해', 'No accident', '无灾害', 'Sin accidentes'],
})
