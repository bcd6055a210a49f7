import { sentences } from '../../../core/shared/sentence.ts'

/** What the pins of the map stand for; the first letter stands in the pin. */
export const mapKindNames = sentences({
  hot: ['화기', 'Hot work', '动火', 'Caliente'],
  space: ['밀폐', 'Confined space', '受限空间', 'Espacio confinado'],
  radiation: ['방사선', 'Radiation', '放射线', 'Radiación'],
  open: ['개방', 'Opening', '打开', 'Apertura'],
  flammable: ['도장·드레인', 'Flammables: painting, draining', '涂装·排放', 'Pintura y drenaje'],
  lift: ['중장비', 'Lifting', '吊装', 'Izado'],
  dig: ['굴착', 'Digging', '挖掘', 'Zanja'],
  power: ['정전·통전', 'Power off/on', '停电·送电', 'Corte y energización'],
  height: ['고소', 'At height', '高处', 'Altura'],
  general: ['일반', 'General', '一般', 'General'],
})

export const windDirections = sentences({
  n: ['북', 'N', '北', 'N'],
  ne: ['북동', 'NE', '东北', 'NE'],
  e: ['동', 'E', '东', 'E'],
  se: ['남동', 'SE', '东南', 'SE'],
  s: ['남', 'S', '南', 'S'],
  sw: ['남서', 'SW', '西南', 'SO'],
  w: ['서', 'W', '西', 'O'],
  nw: ['북서', 'NW', '西北', 'NO'],
})
