import { textIn, type FourTexts } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { Matrix } from './matrix.rule.ts'

/** What the delivered matrices call their grades, their levels and what a grade asks for. (rsa.md 5) */
const delivered: readonly FourTexts[] = [
  ['매우높음', 'Very high', '很高', 'Muy alto'],
  ['높음', 'High', '高', 'Alto'],
  ['약간높음', 'Rather high', '较高', 'Medio alto'],
  ['보통', 'Moderate', '一般', 'Moderado'],
  ['낮음', 'Low', '低', 'Bajo'],
  ['매우낮음', 'Very low', '很低', 'Muy bajo'],
  ['상', 'High', '高', 'Alto'],
  ['중', 'Medium', '中', 'Medio'],
  ['하', 'Low', '低', 'Bajo'],
  ['보완', 'To improve', '需整改', 'A mejorar'],
  ['적정', 'Adequate', '合格', 'Adecuado'],
  ['감내 불가', 'Not tolerable', '不可容忍', 'No tolerable'],
  ['감내 가능', 'Tolerable', '可容忍', 'Tolerable'],
  ['허용불가', 'Unacceptable', '不可接受', 'Inaceptable'],
  ['중대', 'Major', '重大', 'Grave'],
  ['상당', 'Considerable', '较大', 'Notable'],
  ['경미', 'Minor', '轻微', 'Leve'],
  ['무시', 'Negligible', '可忽略', 'Despreciable'],
  ['최상', 'Highest', '最高', 'Máximo'],
  ['최하', 'Lowest', '最低', 'Mínimo'],
  ['최대', 'Greatest', '最大', 'Máximo'],
  ['대', 'Great', '大', 'Grande'],
  ['소', 'Small', '小', 'Pequeño'],
  ['구분 없음', 'Not divided', '不区分', 'Sin división'],
  ['치명적', 'Catastrophic', '灾难性', 'Catastrófico'],
  ['4등급', 'Level 4', '4级', 'Nivel 4'],
  ['3등급', 'Level 3', '3级', 'Nivel 3'],
  ['2등급', 'Level 2', '2级', 'Nivel 2'],
  ['1등급', 'Level 1', '1级', 'Nivel 1'],
  [
    '즉시 작업중지, 즉시 개선',
    'Stop the work and improve at once',
    '立即停工并整改',
    'Pare y mejore de inmediato',
  ],
  [
    '긴급 임시대책 후 작업, 계획기간 내 대책',
    'Work after urgent interim measures; measures within the plan',
    '紧急临时措施后作业，计划期内整改',
    'Trabajo tras medidas provisionales; medidas dentro del plan',
  ],
  [
    '계획된 정비·보수 기간에 감소대책',
    'Reduce in the planned maintenance',
    '在计划检修期内降低风险',
    'Reducir en el mantenimiento previsto',
  ],
  [
    '위험표지·작업절차서 등 관리적 대책',
    'Administrative measures: signs, procedures',
    '警示标志、作业规程等管理措施',
    'Medidas administrativas: señales, procedimientos',
  ],
  [
    '안전정보·주기적 표준작업 교육',
    'Safety information and regular training',
    '安全信息与定期标准作业培训',
    'Información y formación periódica',
  ],
  ['현 안전대책 유지', 'Keep the present measures', '维持现有安全措施', 'Mantener las medidas actuales'],
  [
    '허용 불가, 개선 전 작업 금지',
    'Not accepted: no work before it is improved',
    '不可接受，整改前禁止作业',
    'No admitido: sin trabajo hasta mejorar',
  ],
  ['개선 필요', 'To be improved', '需要整改', 'Debe mejorarse'],
  [
    '허용 불가, 즉시 대책',
    'Not accepted: measures at once',
    '不可接受，立即采取措施',
    'No admitido: medidas inmediatas',
  ],
  [
    '허용 불가, 대책 수립',
    'Not accepted: plan measures',
    '不可接受，制定措施',
    'No admitido: planificar medidas',
  ],
  ['현 상태 유지', 'Keep as it is', '维持现状', 'Mantener como está'],
  ['감소대책 필요', 'Needs measures', '需要降低措施', 'Requiere medidas'],
  [
    '권고와 LOPA 필수',
    'Recommendation and LOPA required',
    '必须提出建议并做LOPA',
    'Exige recomendación y LOPA',
  ],
  ['ALARP 사유 필요', 'Give the reason of ALARP', '须说明ALARP理由', 'Justificar ALARP'],
  ['현 안전조치 유지', 'Keep the present safeguards', '维持现有安全措施', 'Mantener las salvaguardas'],
  ['조치 불필요', 'No action needed', '无需措施', 'Sin medidas'],
  [
    '불가, 즉시 종합 개선',
    'Not accepted: improve all at once',
    '不可接受，立即全面整改',
    'No admitido: mejora total inmediata',
  ],
  ['불가, 개선', 'Not accepted: improve', '不可接受，需整改', 'No admitido: mejorar'],
  [
    '조건부, 필요하면 개선',
    'Conditional: improve where needed',
    '有条件，必要时整改',
    'Condicional: mejorar si hace falta',
  ],
  ['현 관리 유지', 'Keep the present control', '维持现有管理', 'Mantener el control actual'],
]
const byKorean = new Map(delivered.map((texts) => [texts[0], texts]))

/** A name of a delivered matrix in the reader's language; what a company has named itself stays as it is. */
export function matrixWord(name: string, language: Language): string {
  const texts = byKorean.get(name)
  return texts ? textIn(texts, language) : name
}

/** A matrix as its reader reads it. */
export function spokenMatrix<M extends Pick<Matrix, 'levels' | 'grades'>>(matrix: M, language: Language): M {
  const say = (name: string): string => matrixWord(name, language)
  return {
    ...matrix,
    levels: matrix.levels.map((level) => ({ ...level, levelNm: level.levelNm && say(level.levelNm) })),
    grades: matrix.grades.map((grade) => ({
      ...grade,
      gradeNm: say(grade.gradeNm),
      guideTxt: grade.guideTxt && say(grade.guideTxt),
    })),
  }
}
