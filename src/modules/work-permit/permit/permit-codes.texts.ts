import { texts } from '../../../core/shared/four-texts.ts'

/** Basic permits. */
export const permitTypeTexts = texts({
  H: ['화기작업', 'Hot work', '动火作业', 'Trabajo en caliente'],
  G: ['일반위험작업', 'General hazardous work', '一般危险作业', 'Trabajo con riesgo general'],
})

/** Supplementary permits. */
export const supplementTexts = texts({
  S1: ['밀폐공간 출입', 'Confined space entry', '受限空间进入', 'Entrada a espacio confinado'],
  S2: ['정전', 'Power outage', '停电', 'Corte eléctrico'],
  S3: ['굴착', 'Excavation', '挖掘', 'Excavación'],
  S4: ['방사선 사용', 'Radiation', '使用放射线', 'Uso de radiación'],
  S5: ['고소', 'Work at height', '高处作业', 'Trabajo en altura'],
  S6: ['중장비·양중', 'Heavy equipment, lifting', '重型设备·吊装', 'Equipo pesado e izado'],
  S7: [
    '배관·설비 개방',
    'Opening of piping and equipment',
    '管道·设备打开',
    'Apertura de tuberías y equipos',
  ],
  S8: [
    '고압수·샌드블라스트',
    'High-pressure water, sandblasting',
    '高压水·喷砂',
    'Agua a presión y chorro de arena',
  ],
})

/** The same in a word or two, on tiles. */
export const shortTypeTexts = texts({
  H: ['화기', 'Hot', '动火', 'Caliente'],
  G: ['일반위험', 'General', '一般危险', 'General'],
})
export const shortSupplementTexts = texts({
  S1: ['밀폐', 'Confined', '受限空间', 'Confinado'],
  S2: ['정전', 'Outage', '停电', 'Corte'],
  S3: ['굴착', 'Excavation', '挖掘', 'Excavación'],
  S4: ['방사선', 'Radiation', '放射线', 'Radiación'],
  S5: ['고소', 'Height', '高处', 'Altura'],
  S6: ['중장비', 'Lifting', '吊装', 'Izado'],
  S7: ['개방', 'Opening', '打开', 'Apertura'],
  S8: ['고압수', 'Water jet', '高压水', 'Agua a presión'],
})

/** Zones of the hazardous area register. */
export const explosionZoneTexts = texts({
  zone0: ['0종', 'Zone 0', '0区', 'Zona 0'],
  zone1: ['1종', 'Zone 1', '1区', 'Zona 1'],
  zone2: ['2종', 'Zone 2', '2区', 'Zona 2'],
  zone20: ['20종', 'Zone 20', '20区', 'Zona 20'],
  zone21: ['21종', 'Zone 21', '21区', 'Zona 21'],
  zone22: ['22종', 'Zone 22', '22区', 'Zona 22'],
  none: ['비위험장소', 'Non-hazardous area', '非危险区域', 'Zona sin riesgo'],
})

export const riskGradeTexts = texts({
  H: ['상(H)', 'High (H)', '高(H)', 'Alto (H)'],
  M: ['중(M)', 'Medium (M)', '中(M)', 'Medio (M)'],
  L: ['하(L)', 'Low (L)', '低(L)', 'Bajo (L)'],
})
