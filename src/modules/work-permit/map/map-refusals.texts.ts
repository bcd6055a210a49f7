import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about places and weather on the work map, and what it writes of them. */
export const mapRefusals = sentences({
  issuerMoves: [
    '이 구역의 발급자만 작업 위치를 옮길 수 있습니다.',
    'Only an issuer of this area may move the place of the work.',
    '只有本区域的签发人可以移动作业位置。',
    'Solo un emisor de esta área puede mover el lugar del trabajo.',
  ],
  outsideArea: [
    '{area} 구역 밖입니다. 다른 구역의 작업은 허가서에서 구역을 바꾸어 주세요.',
    'This is outside area {area}. If the work is in another area, change the area in the permit.',
    '位置在区域{area}之外。其他区域的作业请在许可证中更改区域。',
    'Está fuera del área {area}. Si el trabajo es de otra área, cambie el área en el permiso.',
  ],
  otherPlan: [
    '이 사업장의 배치도를 바꿀 수 없습니다.',
    'You may not change the layout of this plant.',
    '不能更改该工厂的布置图。',
    'No puede cambiar el plano de esta planta.',
  ],
  badMoment: [
    '시점의 형식이 올바르지 않습니다.',
    'This is not a valid point in time.',
    '时间点格式不正确。',
    'El formato del momento no es válido.',
  ],
  otherWeather: [
    '이 사업장의 기상을 기록할 수 없습니다.',
    'You may not record the weather of this plant.',
    '不能记录该工厂的气象。',
    'No puede registrar el tiempo de esta planta.',
  ],
  choosePlant: ['사업장을 선택해 주세요.', 'Please choose a plant.', '请选择工厂。', 'Elija una planta.'],
  direction: [
    '풍향은 0 이상 360 미만의 각도입니다.',
    'The wind direction is an angle from 0 to less than 360.',
    '风向为0以上、360以下（不含）的角度。',
    'La dirección del viento es un ángulo de 0 a menos de 360.',
  ],
  range: [
    '{name}은 0–{max}{unit}입니다.',
    '{name} is 0–{max}{unit}.',
    '{name}为0–{max}{unit}。',
    '{name} es de 0 a {max}{unit}.',
  ],
  stoppedByWeather: [
    '기상으로 자동 중지: {reason}',
    'Stopped by the weather: {reason}',
    '因气象自动中止：{reason}',
    'Detenido por el tiempo: {reason}',
  ],
})

/** Fields of a measurement of the weather. */
export const weatherNames = sentences({
  speedMs: ['풍속', 'Wind speed', '风速', 'Velocidad del viento'],
  gustMs: ['순간풍속', 'Gust', '瞬时风速', 'Ráfaga'],
  rainMmH: ['강우량', 'Rainfall', '降雨量', 'Lluvia'],
  snowCmH: ['강설량', 'Snowfall', '降雪量', 'Nieve'],
})
/** Sizes of an area on the picture of its plant. */
export const sizeNames = sentences({
  width: ['폭(m)', 'Width (m)', '宽(m)', 'Ancho (m)'],
  height: ['높이(m)', 'Height (m)', '高(m)', 'Alto (m)'],
})
