import { texts } from '../../../core/shared/four-texts.ts'

export const checkFormTexts = texts({
  help: [
    '점검·자체점검·체크리스트의 점검표를 버전으로 관리합니다. 확정한 버전은 바뀌지 않으며, 새 버전을 확정하면 앞 버전을 대체합니다.',
    'Question sheets for checks in versions. A fixed version never changes; fixing the next one supersedes it.',
    '按版本管理检查、自查和检查表。已确定的版本不变，确定新版本后取代旧版本。',
    'Listas de preguntas en versiones. Una versión fijada no cambia; al fijar la siguiente queda sustituida.',
  ],
  sheet: ['점검표', 'Sheet', '检查表', 'Lista'],
  items: ['점검 항목 {count}개', '{count} items', '检查项目{count}项', '{count} puntos'],
  friction: [
    '예상 응답 시간 {minutes}분 {seconds}초',
    'Takes about {minutes} min {seconds} s',
    '预计作答时间{minutes}分{seconds}秒',
    'Lleva unos {minutes} min {seconds} s',
  ],
  tooLong: [
    '항목이 {most}개를 넘습니다. 사람들은 읽지 않고 답하게 됩니다. 나누어 주세요.',
    'More than {most} items: people stop reading. Split the sheet.',
    '项目超过{most}个，人们会不看就答，请拆分。',
    'Más de {most} puntos: la gente deja de leer. Divida la lista.',
  ],
  nextVersion: ['새 버전 만들기', 'Make a new version', '建立新版本', 'Crear versión nueva'],
  preview: ['휴대전화 미리보기', 'Preview on a telephone', '手机预览', 'Vista previa en teléfono'],
  download: ['항목 엑셀 내려받기', 'Download items', '下载项目Excel', 'Descargar puntos'],
  previewNote: [
    '저장하지 않은 항목도 그대로 보입니다. 여기에서 답한 것은 남지 않습니다.',
    'Items that are not saved are shown as well. Nothing that is answered here is kept.',
    '未保存的项目也会显示。此处的回答不会保留。',
    'Se muestran también los puntos sin guardar. Lo respondido aquí no se guarda.',
  ],
  score: [
    '점수 {score} · 부적합 {bad} · 미응답 {open}',
    'Score {score} · bad {bad} · open {open}',
    '分数{score} · 不合格{bad} · 未答{open}',
    'Puntuación {score} · mal {bad} · sin responder {open}',
  ],
  runHelp: [
    '점검표로 답한 기록을 한곳에서 봅니다. 너무 빠름과 모두 같은 답은 확인해 보라는 표시이며 잘못이라는 뜻이 아닙니다.',
    'All answered question sheets in one place. Too fast and all the same are marks to look at, not faults.',
    '集中查看按检查表作答的记录。“过快”和“答案全部相同”只是提示查看，并不表示有错。',
    'Todas las listas respondidas. «Demasiado rápido» y «todo igual» son avisos para revisar, no faltas.',
  ],
  openSource: ['{no} 열기', 'Open {no}', '打开{no}', 'Abrir {no}'],
})
