import { sentences } from '../../../core/shared/sentence.ts'

/** What the rules of a warning label leave out, and why a choice of pictograms or statements is not taken. */
export const labelSentences = sentences({
  skullSaysMore: [
    'GHS06(해골)이 있어 GHS07(감탄부호)을 생략합니다.',
    'GHS07 (exclamation mark) is left out beside GHS06 (skull).',
    '因有GHS06（骷髅），省略GHS07（感叹号）。',
    'Con GHS06 (calavera) se omite GHS07 (exclamación).',
  ],
  corrosionSaysMore: [
    'GHS05(부식성)가 있어 피부·눈 자극의 GHS07을 생략합니다.',
    'GHS07 for skin and eye irritation is left out beside GHS05 (corrosion).',
    '因有GHS05（腐蚀），省略皮肤·眼刺激的GHS07。',
    'Con GHS05 (corrosión) se omite GHS07 por irritación de piel y ojos.',
  ],
  sensitiserSaysMore: [
    '호흡기 과민성의 GHS08이 있어 피부 과민성·피부·눈 자극의 GHS07을 생략합니다.',
    'GHS07 for skin sensitisation and irritation of skin and eyes is left out beside GHS08 for respiratory sensitisation.',
    '因有呼吸道致敏的GHS08，省略皮肤致敏·皮肤·眼刺激的GHS07。',
    'Con GHS08 por sensibilización respiratoria se omite GHS07 por sensibilización cutánea e irritación de piel y ojos.',
  ],
  pictograms: [
    '그림문자가 5개 이상이면 4개를 선택할 수 있습니다. 4개 이상을 선택해 주세요.',
    'Of five or more pictograms you may choose four. Choose at least four.',
    '象形图有5个以上时可选4个。请至少选择4个。',
    'De cinco o más pictogramas puede elegir cuatro. Elija al menos cuatro.',
  ],
  foreignPictogram: [
    '이 제품의 분류에 없는 그림문자입니다.',
    'The classification of the product does not have this pictogram.',
    '该产品分类没有此象形图。',
    'La clasificación del producto no tiene este pictograma.',
  ],
  precautions: [
    '예방조치 문구가 7개 이상이면 6개를 선택해 주세요.',
    'Of seven or more precautionary statements choose six.',
    '预防措施说明有7个以上时请选择6个。',
    'De siete o más consejos de prudencia elija seis.',
  ],
  kinds: [
    '예방조치 문구는 예방·대응·저장·폐기를 각각 하나 이상 포함해야 합니다. 없는 구분: {kinds}',
    'Precautionary statements include at least one of prevention, response, storage and disposal. Missing: {kinds}',
    '预防措施说明须各含至少一个预防、应对、储存、处置。缺少：{kinds}',
    'Los consejos incluyen al menos uno de prevención, intervención, almacenamiento y eliminación. Faltan: {kinds}',
  ],
  foreignPrecaution: [
    '이 제품의 분류에 없는 예방조치 문구입니다.',
    'The classification of the product does not have this precautionary statement.',
    '该产品分类没有此预防措施说明。',
    'La clasificación del producto no tiene este consejo de prudencia.',
  ],
  sideNeeded: [
    '5 L 미만 용기는 옆면 넓이(cm²)를 입력해 주세요.',
    'Enter the side surface (cm²) of a container below 5 L.',
    '5 L以下容器请输入侧面面积（cm²）。',
    'Indique la superficie lateral (cm²) de un envase de menos de 5 L.',
  ],
  prevention: ['예방', 'prevention', '预防', 'prevención'],
  response: ['대응', 'response', '应对', 'intervención'],
  storage: ['저장', 'storage', '储存', 'almacenamiento'],
  disposal: ['폐기', 'disposal', '处置', 'eliminación'],
  both: ['{first} {second}', '{first} {second}', '{first}{second}', '{first} {second}'],
})
