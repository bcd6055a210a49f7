import { defineTexts } from '../../../../core/web/text/define-texts.ts'
import { currentLanguage } from '../../../../core/web/text/text.ts'

/** What the keypad of the gas test says: at a shared device many do not read Korean. */
export const [useGasText] = defineTexts({
  form: ['가스측정 입력', 'Gas test', '输入气体检测', 'Medición de gas'],
  again: [
    '{at}에 측정하여 거절된 값을 고칩니다. 측정일시는 바뀌지 않습니다.',
    'Correct the values of {at} that were refused. The time of the test stays.',
    '修改{at}检测后被拒绝的数值。检测时间不变。',
    'Corrija los valores de {at} que fueron rechazados. La hora no cambia.',
  ],
  kind: ['측정구분', 'Kind of test', '检测类别', 'Tipo de medición'],
  point: ['측정위치', 'Point', '检测位置', 'Punto'],
  o2: ['산소 O₂', 'Oxygen O₂', '氧气 O₂', 'Oxígeno O₂'],
  lel: ['가연성가스 LEL', 'Flammable gas LEL', '可燃气体 LEL', 'Gas inflamable LEL'],
  co: ['일산화탄소 CO', 'Carbon monoxide CO', '一氧化碳 CO', 'Monóxido de carbono CO'],
  h2s: ['황화수소 H₂S', 'Hydrogen sulphide H₂S', '硫化氢 H₂S', 'Sulfuro de hidrógeno H₂S'],
  co2: ['이산화탄소 CO₂', 'Carbon dioxide CO₂', '二氧化碳 CO₂', 'Dióxido de carbono CO₂'],
  toxic: ['독성물질', 'Toxic substance', '有毒物质', 'Sustancia tóxica'],
  co2Too: ['이산화탄소도 입력', 'Carbon dioxide as well', '同时输入二氧化碳', 'También dióxido de carbono'],
  tester: ['측정자', 'Tester', '检测人', 'Medidor'],
  device: ['측정기', 'Instrument', '检测仪', 'Detector'],
  deviceNo: ['측정기 번호', 'Instrument no.', '检测仪编号', 'N.º de detector'],
  calibration: ['교정기한', 'Calibrated until', '校准期限', 'Calibrado hasta'],
  until: ['(교정 {day}까지)', '(calibrated until {day})', '（校准至{day}）', '(calibrado hasta {day})'],
  change: ['변경', 'Change', '更改', 'Cambiar'],
  noPoints: [
    '측정위치를 아직 불러오지 못했습니다.',
    'The points have not been loaded yet.',
    '尚未加载检测位置。',
    'Los puntos aún no se han cargado.',
  ],
  give: ['{names} 값을 입력하세요.', 'Enter: {names}', '请输入：{names}', 'Introduzca: {names}'],
  noTester: ['측정자를 입력해 주세요.', 'Enter the tester.', '请输入检测人。', 'Introduzca el medidor.'],
  noDevice: [
    '측정기 번호를 입력해 주세요.',
    'Enter the instrument no.',
    '请输入检测仪编号。',
    'Introduzca el n.º de detector.',
  ],
  noCalibration: [
    '교정기한을 입력해 주세요.',
    'Enter how long it is calibrated.',
    '请输入校准期限。',
    'Introduzca la fecha de calibración.',
  ],
  due: ['측정필요', 'Gas test due', '需要检测', 'Medición pendiente'],
  fit: ['적합', 'Safe', '合格', 'Apto'],
  unfit: ['부적합', 'Not safe', '不合格', 'No apto'],
  alarm: ['경보', 'Alarm', '报警', 'Alarma'],
  limit: ['기준 {limit}', 'limit {limit}', '标准 {limit}', 'límite {limit}'],
  save: ['측정 저장', 'Save the test', '保存检测', 'Guardar medición'],
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
})

const noLimit: Record<string, string> = {
  en: 'no limit registered',
  zh: '未登记接触限值',
  es: 'sin límite registrado',
}
const notMeasured: Record<string, string> = { en: 'not measured', zh: '未检测', es: 'sin medir' }
/**
 * A limit or value as the rule writes it, with signs in place of Korean words: '18% 이상 23.5% 미만' → '≥ 18%, <
 * 23.5%'.
 */
export function inSigns(text: string): string {
  const language = currentLanguage()
  if (language === 'kr') return text
  return text
    .replace(/(\S+) 이상 (\S+) 미만/, '≥ $1, < $2')
    .replace(/(\S+) 미만/, '< $1')
    .replace(/(\S+) 이하/, '≤ $1')
    .replace(/(\S+) 이상/, '≥ $1')
    .replace('노출기준 미등록', noLimit[language] ?? '')
    .replace('미측정', notMeasured[language] ?? '')
}
