import { sentences } from '../../../core/shared/sentence.ts'

/** What explains points and steps, and refusals of the statistics of violations. */
export const warnStatSentences = sentences({
  whyTitle: ['벌점 합계', 'Sum of points', '扣分合计', 'Suma de puntos'],
  line: ['{day} {name} ({no})', '{day} {name} ({no})', '{day} {name}（{no}）', '{day} {name} ({no})'],
  points: ['{points}점', '{points} points', '{points}分', '{points} puntos'],
  more: ['그 밖의 {count}건', '{count} more', '其他{count}件', '{count} más'],
  total: ['합계', 'Sum', '合计', 'Suma'],
  people: ['기준 인원 비례', 'Limits by people', '按人数比例', 'Límites por personas'],
  peopleOf: [
    '평균 {people}명: 기준 × {factor}',
    '{people} people on average: limits × {factor}',
    '平均{people}人：标准 × {factor}',
    '{people} personas de media: límites × {factor}',
  ],
  next: ['다음 단계', 'Next step', '下一级', 'Siguiente paso'],
  nextStep: [
    '{from}점부터 {step}, {left}점 남음',
    '{step} from {from} points, {left} left',
    '{from}分起{step}，还差{left}分',
    '{step} desde {from} puntos, faltan {left}',
  ],
  lastStep: [
    '더 높은 단계가 없습니다.',
    'There is no higher step.',
    '没有更高一级。',
    'No hay un paso superior.',
  ],
  formula: [
    '최근 {days}일에 일어난 확정·조치제출·종결 지적의 벌점을 더합니다. 소명 중인 지적은 더하지 않습니다.',
    'Points of violations of the last {days} days that are confirmed, put right or closed. Those objected to do not count.',
    '合计最近{days}日内已确定、已提交措施、已结案指摘的扣分。申诉中的不计。',
    'Puntos de infracciones de los últimos {days} días confirmadas, corregidas o cerradas. Las objetadas no cuentan.',
  ],
  source: [
    '사내 기준(환경값 VND.)',
    'Standard of the company (parameters VND.)',
    '公司标准（环境值 VND.）',
    'Norma de la empresa (parámetros VND.)',
  ],
  period: [
    '시작일과 종료일을 3년 안에서 입력해 주세요.',
    'Enter a first and a last day within three years.',
    '请填写三年之内的开始日和结束日。',
    'Indique un primer y un último día dentro de tres años.',
  ],
  sanctionLine: [
    '{state} · {from} ~ {to}',
    '{state} · {from} to {to}',
    '{state} · {from} ~ {to}',
    '{state} · {from} a {to}',
  ],
  hours: ['{hours}시간', '{hours} hours', '{hours}小时', '{hours} horas'],
  noEnd: ['기한 없음', 'no end', '无期限', 'sin fin'],
  banned: ['출입정지', 'Barred', '停止出入', 'Acceso prohibido'],
})
