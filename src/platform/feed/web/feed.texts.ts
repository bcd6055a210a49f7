import { texts } from '../../../core/shared/four-texts.ts'

export const feedTexts = texts({
  tab: ['연동 파일', 'Feed files', '接口文件', 'Archivos'],
  help: [
    '인사·게이트 시스템이 연동 폴더에 둔 파일을 한 시간마다 읽습니다. 기다리지 않으려면 지금 실행을 누르세요. 오류 행은 파일로 내려받아 고친 뒤 다시 두면 됩니다.',
    'Files that the personnel and gate systems put into the feed folder are read every hour. Press Run now not to wait. Wrong rows can be downloaded, corrected and put there again.',
    '人事·门禁系统放入接口文件夹的文件每小时读取一次。不想等待请点击立即执行。错误行可下载修正后重新放入。',
    'Los archivos que dejan los sistemas de personal y accesos se leen cada hora. Pulse Ejecutar ahora para no esperar. Las filas con error se descargan, se corrigen y se vuelven a dejar.',
  ],
  run: ['지금 실행', 'Run now', '立即执行', 'Ejecutar ahora'],
  title: ['연동', 'Feed', '接口', 'Interfaz'],
  file: ['파일', 'File', '文件', 'Archivo'],
  state: ['상태', 'State', '状态', 'Estado'],
  waits: [
    '대기 중 · {size} · {time}',
    'Waiting · {size} · {time}',
    '等待中 · {size} · {time}',
    'En espera · {size} · {time}',
  ],
  none: ['새 파일 없음', 'No new file', '无新文件', 'Sin archivo nuevo'],
  last: ['마지막 실행', 'Last run', '最近执行', 'Última ejecución'],
  by: ['실행자', 'Run by', '执行人', 'Ejecutó'],
  clock: ['자동', 'Clock', '自动', 'Automático'],
  report: ['결과', 'Report', '结果', 'Resultado'],
  errors: ['오류 파일 {count}건', 'Errors ({count})', '错误文件 {count}条', 'Errores ({count})'],
  nothing: [
    '연동 폴더에 새 파일이 없습니다.',
    'There is no new file in the feed folder.',
    '接口文件夹中没有新文件。',
    'No hay archivos nuevos en la carpeta.',
  ],
  done: ['{files} 파일을 읽었습니다.', '{files} was read.', '已读取{files}。', 'Se leyó {files}.'],
  notSet: [
    '연동 폴더(FEED_DIR)가 설정되지 않았습니다. 서버 설정에서 폴더를 정하면 파일을 읽을 수 있습니다.',
    'No feed folder (FEED_DIR) is set. Files can be read once the server settings name one.',
    '未设置接口文件夹（FEED_DIR）。在服务器设置中指定后即可读取文件。',
    'No hay carpeta de interfaz (FEED_DIR). Indíquela en la configuración del servidor para leer archivos.',
  ],
})
