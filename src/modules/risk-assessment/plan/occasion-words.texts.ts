import { sentences } from '../../../core/shared/sentence.ts'

/** What a reason to assess again is called that the clock has found. */
export const occasionWords = sentences({
  facility: ['신규 설비: {name}', 'New facility: {name}', '新设备：{name}', 'Equipo nuevo: {name}'],
  order: [
    '비정기 정비·보수: {name}',
    'Irregular maintenance: {name}',
    '非定期维修：{name}',
    'Mantenimiento no periódico: {name}',
  ],
  accident: ['사고: {name}', 'Accident: {name}', '事故：{name}', 'Accidente: {name}'],
  nearMiss: ['아차사고: {name}', 'Near miss: {name}', '未遂事故：{name}', 'Cuasi accidente: {name}'],
  product: [
    '신규 화학자재: {name}',
    'New chemical product: {name}',
    '新化学品：{name}',
    'Producto químico nuevo: {name}',
  ],
})
