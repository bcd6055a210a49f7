import { sentences } from '../../../core/shared/sentence.ts'
import { texts } from '../../../core/shared/four-texts.ts'

/** Joint assessments of mixed work, and what is demanded of a company. (산업안전보건법 제64조제1항제8호; fit F13) */
export const jointSays = sentences({
  name: [
    '합동: {one} · {other}',
    'Joint: {one} · {other}',
    '联合：{one}·{other}',
    'Conjunta: {one} · {other}',
  ],
  noPair: [
    '조정한 동시작업 쌍이 아닙니다.',
    'This is no pair of simultaneous works with an agreement.',
    '不是已协调的同时作业。',
    'No es un par de trabajos simultáneos acordado.',
  ],
  madeAlready: [
    '이 동시작업의 합동 평가가 이미 있습니다.',
    'This pair has its joint assessment already.',
    '该同时作业已有联合评估。',
    'Este par ya tiene su evaluación conjunta.',
  ],
  demandWhen: [
    '검토요청한 수급인 평가에만 요구할 수 있습니다.',
    "Something is demanded only of a company's assessment that waits for its review.",
    '仅可对已请求审核的承包商评估提出要求。',
    'Solo se exige en la evaluación de una contrata pendiente de revisión.',
  ],
})
export const jointTexts = texts({
  pairs: [
    '동시작업 합동 평가',
    'Joint assessments of mixed work',
    '同时作业联合评估',
    'Evaluaciones conjuntas',
  ],
  make: ['합동 평가 만들기', 'Make a joint assessment', '创建联合评估', 'Crear evaluación conjunta'],
  open: ['열기', 'Open', '打开', 'Abrir'],
  step: ['작업단계', 'Step', '作业步骤', 'Paso'],
  hazard: ['유해·위험요인', 'Hazard', '危害因素', 'Peligro'],
  control: ['안전조치·대책', 'Controls and measures', '安全措施·对策', 'Controles y medidas'],
  companies: ['참여 업체', 'Companies', '参与企业', 'Contratas'],
  noRows: ['아직 작성된 행이 없습니다.', 'Nothing has been written yet.', '尚未编写。', 'Aún no hay filas.'],
  demand: ['수급인에게 요구', 'Demand of the company', '向承包商要求', 'Exigir a la contrata'],
  row: ['유해·위험요인', 'Hazard', '危害因素', 'Peligro'],
  save: ['요구 등록', 'Demand', '登记要求', 'Exigir'],
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
})
