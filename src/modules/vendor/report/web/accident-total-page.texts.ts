import { texts } from '../../../../core/shared/four-texts.ts'

/** 통합 산업재해 현황 and a company's own figures. */
export const accidentTotalTexts = texts({
  help: [
    '지난 해에 이 사업장에서 일한 업체마다 근로자수(출입기록)와 재해자수(사고기록)를 세어 확인을 요청합니다. 업체는 기한 안에 확인하거나 증빙을 붙여 이의를 제기하고, 모두 확정되면 조사표를 엑셀이나 PDF로 냅니다.',
    'Counts people (gates) and those hurt (accident records) of each vendor of a past year and asks for confirmation. A vendor confirms or objects with evidence in time; once all are confirmed, the survey is a workbook or PDF.',
    '统计上年在该工厂作业的每家承包商的员工数（出入记录）和受害人数（事故记录）并请求确认。承包商在期限内确认或附证据提出异议；全部确定后以Excel或PDF输出调查表。',
    'Cuenta personas (accesos) y lesionados (registros) de cada contratista de un año pasado y pide confirmación. El contratista confirma u objeta con pruebas; al confirmarse todo, la encuesta sale en Excel o PDF.',
  ],
  vendorHelp: [
    '사업장이 세어 확인을 요청한 우리 업체의 근로자와 재해자 수입니다. 맞으면 확인 제출, 다르면 증빙을 첨부한 뒤 이의를 제기하세요.',
    'People and those hurt of our company as the plant counted them. Submit if they are right; otherwise attach evidence and object.',
    '工厂统计并请求确认的本公司员工数与受害人数。正确请确认提交，不符请附证据后提出异议。',
    'Personas y lesionados de nuestra empresa según la planta. Envíe si son correctos; si no, adjunte la prueba y objete.',
  ],
  empty: [
    '요청한 재해현황이 없습니다. 위에서 연도와 사업장을 골라 업체에 요청하세요.',
    'No figures have been asked for. Choose year and plant above and ask the vendors.',
    '没有请求的事故现况。请在上方选择年度和工厂并向承包商请求。',
    'No se han pedido cifras. Elija año y planta y pídalas a los contratistas.',
  ],
  vendorEmpty: [
    '확인을 요청받은 재해현황이 없습니다.',
    'No figures wait for your confirmation.',
    '没有需要确认的事故现况。',
    'No hay cifras por confirmar.',
  ],
  year: ['연도', 'Year', '年度', 'Año'],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  ask: ['업체에 확인 요청', 'Ask the vendors', '向承包商请求确认', 'Pedir a los contratistas'],
  asked: [
    '{made}개 업체에 요청하고 {counted}개를 다시 세었습니다. 이미 답한 {answered}개는 그대로입니다.',
    'Asked {made} vendors, counted {counted} anew; {answered} have answered already.',
    '已向{made}家请求，重新统计{counted}家；已答复的{answered}家不变。',
    'Pedido a {made}, recontados {counted}; {answered} ya respondieron.',
  ],
  excel: ['조사표 엑셀', 'Workbook', '调查表Excel', 'Excel'],
  print: ['조사표 인쇄', 'Print', '打印调查表', 'Imprimir'],
  days: [
    '제출요청 {ask} · 제출기한 {give} (시행규칙 제7조, 확인 필요)',
    'To be asked by {ask} · handed in by {give} (Rule Art. 7, to be checked)',
    '请求提交 {ask} · 提交期限 {give}（施行规则第7条，待核对）',
    'Pedir hasta {ask} · entregar hasta {give} (Reglamento art. 7, por cotejar)',
  ],
  own: ['도급인', 'The plant itself', '发包方', 'La planta'],
  contractors: ['관계수급인', 'Contractors', '承包商', 'Contratistas'],
  all: ['통합', 'Together', '综合', 'En conjunto'],
  card: [
    '근로자 {workers}명 · 재해자 {injured}명 · 사고사망 {deaths}명',
    '{workers} people · {injured} hurt · {deaths} killed',
    '员工{workers}人 · 受害{injured}人 · 事故死亡{deaths}人',
    '{workers} personas · {injured} lesionadas · {deaths} muertas',
  ],
  rates: [
    '재해율 {rate}% · 사고사망만인율 {death}',
    'Injury rate {rate}% · deaths of 10,000: {death}',
    '伤害率{rate}% · 事故死亡万人率{death}',
    'Tasa {rate} % · muertes por 10 000: {death}',
  ],
  unknown: [
    '도급인의 근로자수가 없어 통합 지표와 통합공표를 판정하지 않았습니다. 재해통계의 월 근로시간을 먼저 마감하세요.',
    'The people of the plant itself are not recorded, so nothing is told of all together. Close the monthly hours of the accident statistics first.',
    '没有发包方员工数，未判定综合指标和综合公布。请先完成事故统计的月工时。',
    'Faltan los datos propios de la planta: no se determina el conjunto. Cierre antes las horas mensuales.',
  ],
  published: [
    '통합공표 대상입니다(법 제10조제2항).',
    'Accidents are published together (Art. 10(2)).',
    '属于综合公布对象（法第10条第2项）。',
    'Procede la publicación conjunta (art. 10.2).',
  ],
  notPublished: [
    '통합공표 대상이 아닙니다.',
    'Accidents need not be published together.',
    '不属于综合公布对象。',
    'No procede la publicación conjunta.',
  ],
  open: [
    '{count}개 업체가 아직 확정되지 않았습니다.',
    '{count} vendors are not confirmed yet.',
    '{count}家尚未确定。',
    '{count} contratistas sin confirmar.',
  ],
  figures: ['기록에서 센 수', 'Counted from the records', '按记录统计', 'Contado de los registros'],
  answer: ['업체의 답', 'Answer of the vendor', '承包商答复', 'Respuesta del contratista'],
  evidence: ['이의 증빙', 'Evidence', '异议证据', 'Prueba'],
  due: ['확인기한 {day}', 'answer by {day}', '确认期限 {day}', 'responder hasta {day}'],
})
