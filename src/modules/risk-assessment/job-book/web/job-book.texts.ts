import { texts } from '../../../../core/shared/four-texts.ts'

export const jobBookTexts = texts({
  help: [
    '작업마다 늘 있는 단계와 유해·위험요인을 적어 두고, 평가를 시작할 때 불러옵니다.',
    'The steps and hazards that a job always has; assessments begin with them.',
    '记录作业固有的步骤与危害，评估开始时导入。',
    'Los pasos y peligros que un trabajo siempre tiene; las evaluaciones empiezan con ellos.',
  ],
  book: ['표준서', 'Job book', '标准书', 'Libro'],
  job: ['작업', 'Job', '作业', 'Trabajo'],
  kinds: ['작업 종류', 'Kinds of work', '作业种类', 'Clases de trabajo'],
  jra: ['작업목록 점수(JRA)', 'Job score (JRA)', '作业清单分数（JRA）', 'Puntuación (JRA)'],
  rows: ['작업단계와 유해·위험요인', 'Steps and hazards', '作业步骤与危害', 'Pasos y peligros'],
  substances: ['취급작업과 물질', 'Tasks and substances', '作业与物质', 'Tareas y sustancias'],
  make: ['표준서로 만들기', 'Make a job book', '做成标准书', 'Hacer un libro'],
  versions: ['버전', 'Versions', '版本', 'Versiones'],
  documents: ['작업표준·절차', 'Work standards', '作业标准', 'Normas de trabajo'],
  compare: [
    '이전판과 비교',
    'Compared with the version before',
    '与上一版比较',
    'Comparado con la versión anterior',
  ],
  added: ['추가', 'added', '新增', 'añadido'],
  gone: ['삭제', 'gone', '删除', 'quitado'],
  changed: ['변경', 'changed', '变更', 'cambiado'],
  same: ['바뀐 행이 없습니다.', 'No row is different.', '没有变化的行。', 'Ninguna fila cambió.'],
})
