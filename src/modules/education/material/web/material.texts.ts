import { texts } from '../../../../core/shared/four-texts.ts'

export const materialTexts = texts({
  help: [
    '교육자료를 올리고 게시합니다. 게시한 자료는 바꾸지 않고 새 버전을 만듭니다. 본 시간은 서버가 셉니다.',
    'Upload and post material. What is posted stays; a new version takes its place. The server counts what is seen.',
    '上传并发布资料。已发布的资料不修改，另作新版本。学习时间由服务器计算。',
    'Suba y publique material. Lo publicado no cambia; se hace otra versión. El servidor cuenta lo visto.',
  ],
  basics: ['기본', 'Basics', '基本', 'Datos'],
  file: ['자료 파일', 'File', '资料文件', 'Archivo'],
  learn: ['학습', 'Learning', '学习', 'Aprendizaje'],
  start: ['학습 시작', 'Begin', '开始学习', 'Empezar'],
  progress: ['진도', 'Progress', '进度', 'Progreso'],
  again: [
    '재학습입니다. 처음부터 다시 학습해야 응시할 수 있습니다.',
    'You go through it again, from the beginning, before the next try.',
    '这是重新学习，须从头学习后才能再考。',
    'Es un repaso desde el principio antes del próximo intento.',
  ],
  rules: [
    '처음 볼 때는 건너뛸 수 없고, 자리를 비우면 세지 않습니다.',
    'At the first view nothing is jumped over, and absence does not count.',
    '首次观看不能跳过，离开时间不计。',
    'En la primera vista no se salta nada y la ausencia no cuenta.',
  ],
  stopped: [
    '다른 창에서 학습을 시작해 이 창은 멈췄습니다.',
    'Another window goes on with it. This one has stopped.',
    '已在其他窗口学习，此窗口已停止。',
    'Otra ventana continúa. Esta se detuvo.',
  ],
  idle: [
    '움직임이 없어 학습 시간을 세지 않습니다.',
    'Nobody is there: no time is counted.',
    '无操作，不计学习时间。',
    'Sin actividad: no se cuenta tiempo.',
  ],
  seen: ['{seen} / {all}초', '{seen} of {all} s', '{seen} / {all}秒', '{seen} de {all} s'],
  revise: ['새 버전 작성', 'New version', '制作新版本', 'Versión nueva'],
  noFile: ['자료 파일이 없습니다.', 'There is no file.', '没有资料文件。', 'No hay archivo.'],
  content: ['학습 콘텐츠', 'Content', '学习内容', 'Contenido'],
})
