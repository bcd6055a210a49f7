import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Works that the weather can stop. */
export const windWorkTexts = texts({
  towerCraneAssembly: [
    '타워크레인 설치·수리·점검·해체',
    'Assembly, repair, inspection or dismantling of a tower crane',
    '塔式起重机安装·维修·检查·拆卸',
    'Montaje, reparación, inspección o desmontaje de grúa torre',
  ],
  towerCraneOperation: [
    '타워크레인 운전',
    'Operation of a tower crane',
    '塔式起重机操作',
    'Manejo de grúa torre',
  ],
  steelErection: ['철골작업', 'Steel erection', '钢结构作业', 'Montaje de estructuras de acero'],
  workAtHeight: ['고소작업(S5)', 'Work at height (S5)', '高处作业（S5）', 'Trabajo en altura (S5)'],
  lifting: [
    '중장비·양중작업(S6)',
    'Heavy equipment, lifting (S6)',
    '重型设备·吊装作业（S6）',
    'Equipo pesado e izado (S6)',
  ],
})
export const measurementTexts = texts({
  gustSpeed: ['순간풍속', 'Gusts', '瞬时风速', 'Ráfagas'],
  windSpeed: ['풍속', 'Wind speed', '风速', 'Viento'],
  rainPerHour: ['강우량', 'Rain', '降雨量', 'Lluvia'],
  snowPerHour: ['강설량', 'Snow', '降雪量', 'Nieve'],
})

/** What stops a work in a weather, and how that is explained. */
export const windWords = sentences({
  unmeasured: [
    '{work}: 최근 1시간의 {names} 기록이 없습니다. 기상을 기록하세요.',
    '{work}: nothing was recorded in the last hour of: {names}. Record the weather.',
    '{work}：最近1小时没有{names}记录。请记录气象。',
    '{work}: no hay registro de la última hora de: {names}. Registre el tiempo.',
  ],
  stop: ['{work} 중지: {why}', 'Stop of {work}: {why}', '{work}停止：{why}', 'Parada de {work}: {why}'],
  gustAbove: [
    '순간풍속 {speed}m/s({limit}m/s 초과)',
    'gusts of {speed} m/s (above {limit} m/s)',
    '瞬时风速 {speed} m/s（超过 {limit} m/s）',
    'ráfagas de {speed} m/s (más de {limit} m/s)',
  ],
  windFrom: [
    '풍속 {speed}m/s({limit}m/s 이상)',
    'wind of {speed} m/s (from {limit} m/s)',
    '风速 {speed} m/s（{limit} m/s 以上）',
    'viento de {speed} m/s (desde {limit} m/s)',
  ],
  rainFrom: [
    '강우량 {rain}mm/h({limit}mm/h 이상)',
    'rain of {rain} mm/h (from {limit} mm/h)',
    '降雨量 {rain} mm/h（{limit} mm/h 以上）',
    'lluvia de {rain} mm/h (desde {limit} mm/h)',
  ],
  snowFrom: [
    '강설량 {snow}cm/h({limit}cm/h 이상)',
    'snow of {snow} cm/h (from {limit} cm/h)',
    '降雪量 {snow} cm/h（{limit} cm/h 以上）',
    'nieve de {snow} cm/h (desde {limit} cm/h)',
  ],
  company: ['회사 기준', 'Company standard', '公司标准', 'Norma de la empresa'],
  title: ['기상에 따른 작업중지', 'Stop of work by the weather', '因气象停止作业', 'Parada por el tiempo'],
  formula: [
    '타워크레인 설치·해체 순간풍속 10m/s 초과, 운전 15m/s 초과, 철골 풍속 10m/s·비 1mm/h·눈 1cm/h 이상, 고소·양중 {limit}m/s 이상',
    'Tower crane: assembly above gusts of 10 m/s, operation above 15 m/s; steel erection from wind 10 m/s, rain 1 mm/h, snow 1 cm/h; height and lifting from {limit} m/s',
    '塔式起重机安装·拆卸瞬时风速超过 10 m/s，操作超过 15 m/s；钢结构风速 10 m/s·雨 1 mm/h·雪 1 cm/h 以上；高处·吊装 {limit} m/s 以上',
    'Grúa torre: montaje con ráfagas de más de 10 m/s, manejo de más de 15 m/s; acero desde viento de 10 m/s, lluvia de 1 mm/h, nieve de 1 cm/h; altura e izado desde {limit} m/s',
  ],
  source: [
    '안전보건규칙 제37조제2항, 제383조, 회사 기준',
    'Safety and Health Rules art. 37.2, 383, company standard',
    '产业安全保健标准规则第37条第2款、第383条，公司标准',
    'Reglamento de Seguridad y Salud art. 37.2, 383, norma de la empresa',
  ],
})
