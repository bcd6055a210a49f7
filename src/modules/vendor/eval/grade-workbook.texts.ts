import { texts } from '../../../core/shared/four-texts.ts'

/** The ranking of companies as a workbook. */
export const gradeWorkbookTexts = texts({
  file: ['업체등급 순위', 'Ranking of vendors', '承包商等级排名', 'Clasificación de contratistas'],
  rank: ['순위', 'Rank', '排名', 'Puesto'],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  vendor: ['업체', 'Vendor', '承包商', 'Contratista'],
  field: ['작업분야', 'Field of work', '作业领域', 'Ámbito'],
  grade: ['등급', 'Grade', '等级', 'Nivel'],
  score: ['평가점수', 'Score', '评价分', 'Puntuación'],
  course: ['추이', 'Course', '走势', 'Evolución'],
  psrmGrade: ['PSRM 등급', 'PSRM grade', 'PSRM 等级', 'Nivel PSRM'],
  psrmScore: ['PSRM 점수', 'PSRM score', 'PSRM 分数', 'Puntuación PSRM'],
  never: ['평가 없음', 'not evaluated', '无评价', 'sin evaluar'],
})
