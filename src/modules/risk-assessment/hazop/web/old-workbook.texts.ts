import { texts } from '../../../../core/shared/four-texts.ts'

/** Texts of the import of old worksheets. */
export const oldWorkbookTexts = texts({
  title: ['이전 워크시트 가져오기', 'Import an old worksheet', '导入旧工作表', 'Importar una hoja antigua'],
  help: [
    '시트 하나가 구간 하나입니다. 병합된 원인은 나누고, 연결되지 않은 칸은 비고에 남깁니다. 열 연결과 등급 문자는 작성 기관별로 기억합니다.',
    'A sheet is a node. Merged causes are split, cells without a column stay in the remarks. Columns and letters are remembered for the author.',
    '一个工作表即一个节点。合并的原因会拆分，未对应的单元格保留在备注中。列与等级字母按编制机构记忆。',
    'Una hoja es un nodo. Las causas combinadas se separan y lo no asignado queda en notas. Se recuerdan columnas y letras del autor.',
  ],
  sender: ['작성 기관(컨설턴트)', 'Author (consultant)', '编制机构（顾问）', 'Autor (consultora)'],
  choose: ['파일 선택', 'Choose a file', '选择文件', 'Elegir archivo'],
  letters: ['등급 문자의 뜻', 'What the letters mean', '等级字母的含义', 'Significado de las letras'],
  lettersFirst: [
    '이전 매트릭스의 등급 문자({words})가 뜻하는 수준을 아래에서 먼저 정하고 다시 미리보기를 누르세요. {count}행이 기다립니다.',
    'Say below which levels the letters of the old matrix are ({words}), then preview again. {count} rows wait.',
    '请先在下方确定旧矩阵等级字母（{words}）对应的等级，再重新预览。{count}行等待中。',
    'Indique abajo qué niveles son las letras de la matriz antigua ({words}) y previsualice de nuevo. Esperan {count} filas.',
  ],
  levelOf: ['{word}의 수준', 'Level of {word}', '{word}的等级', 'Nivel de {word}'],
  again: ['다시 미리보기', 'Preview again', '重新预览', 'Previsualizar de nuevo'],
  passed: [
    '워크시트가 없어 읽지 않은 시트: {sheets}',
    'Sheets without a worksheet, not read: {sheets}',
    '无工作表而未读取：{sheets}',
    'Hojas sin tabla, no leídas: {sheets}',
  ],
  faulty: [
    '오류가 있는 행 {count}개를 고쳐야 등록할 수 있습니다.',
    '{count} rows have faults and must be corrected first.',
    '{count}行有错误，须修正后登记。',
    '{count} filas con errores deben corregirse antes.',
  ],
  rows: [
    '구간 {nodes}개, 행 {count}개',
    '{nodes} nodes, {count} rows',
    '{nodes}个节点，{count}行',
    '{nodes} nodos, {count} filas',
  ],
  same: [
    '이미 있는 것과 같은 {count}행은 다시 등록하지 않습니다.',
    '{count} rows stand here already and are not written again.',
    '{count}行与现有内容相同，不再登记。',
    '{count} filas ya están aquí y no se guardan otra vez.',
  ],
  allSame: [
    '{count}행이 모두 워크시트와 같습니다.',
    'All {count} rows are the same as on the worksheet.',
    '全部{count}行与工作表相同。',
    'Las {count} filas son iguales a las de la hoja.',
  ],
  rowsLabel: ['미리보기', 'Preview', '预览', 'Vista previa'],
  fault: ['오류', 'Fault', '错误', 'Error'],
  apply: ['등록', 'Write', '登记', 'Guardar'],
  applied: [
    '{count}행을 등록했습니다.',
    '{count} rows were written.',
    '已登记{count}行。',
    'Se guardaron {count} filas.',
  ],
})
