import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about materials and their viewing is refused. (edu.md 4, 5 EDU-11) */
export const materialRefusals = sentences({
  draftOnly: [
    '작성 상태의 자료만 수정할 수 있습니다. 게시한 자료는 새 버전을 만들어 주세요.',
    'Only a draft can be changed. Make a new version of posted material.',
    '仅编写状态的资料可修改；已发布的请制作新版本。',
    'Solo se cambia un borrador. Haga una versión nueva del material publicado.',
  ],
  otherPlant: [
    '다른 사업장의 자료입니다.',
    'The material is of another plant.',
    '其他工厂的资料。',
    'El material es de otra planta.',
  ],
  fileNeeded: ['자료 파일을 첨부해 주세요.', 'Attach the file.', '请添加资料文件。', 'Adjunte el archivo.'],
  fileType: [
    '{type} 자료에는 {extensions} 파일이 필요합니다.',
    'Material of the kind {type} needs a file {extensions}.',
    '{type}资料需要{extensions}文件。',
    'El material {type} necesita un archivo {extensions}.',
  ],
  reviewPast: [
    '검토 예정일은 오늘보다 늦어야 합니다.',
    'The review day lies in the future.',
    '复审日须晚于今天。',
    'La fecha de revisión debe ser futura.',
  ],
  postedOnly: [
    '게시한 자료만 새 버전을 만들 수 있습니다.',
    'A new version is made of posted material.',
    '仅已发布的资料可制作新版本。',
    'La versión nueva se hace de material publicado.',
  ],
  draftExists: [
    '작성 중인 새 버전이 이미 있습니다.',
    'A new version is being written already.',
    '已有编写中的新版本。',
    'Ya hay una versión nueva en redacción.',
  ],
  otherWindow: [
    '다른 창에서 학습을 시작했습니다. 이 창은 멈춥니다.',
    'It was opened in another window. This one stops.',
    '已在其他窗口开始学习，此窗口停止。',
    'Se abrió en otra ventana. Esta se detiene.',
  ],
  malformed: [
    '학습 기록의 형식이 올바르지 않습니다.',
    'The record of what was seen is malformed.',
    '学习记录格式不正确。',
    'El registro de lo visto es incorrecto.',
  ],
  future: [
    '실제로 지난 시간보다 긴 학습은 인정하지 않습니다.',
    'Nobody sees more than the time that has passed.',
    '不认可超过实际经过时间的学习。',
    'No se reconoce más tiempo del transcurrido.',
  ],
  jumped: [
    '처음 볼 때는 아직 보지 않은 부분으로 건너뛸 수 없습니다.',
    'At the first view nothing unseen is jumped over.',
    '首次观看不能跳过未看的部分。',
    'En la primera vista no se salta lo no visto.',
  ],
  zipBad: [
    '압축 파일을 읽을 수 없습니다. 암호 없이 300MB 이내로 다시 압축해 주세요.',
    'The archive cannot be read. Pack it again, without a password and below 300 MB.',
    '无法读取压缩文件，请不加密码并在300MB以内重新压缩。',
    'No se puede leer el archivo. Comprímalo de nuevo, sin contraseña y por debajo de 300 MB.',
  ],
  zipUpwards: [
    "압축 파일에 상위 폴더를 가리키는 경로가 있습니다: '{path}'",
    'The archive has a path that leads out of it: “{path}”',
    '压缩文件含有指向上级目录的路径：“{path}”',
    'El archivo tiene una ruta que sale de él: «{path}»',
  ],
  zipMany: [
    '압축 파일에 파일이 너무 많습니다. ({n}개, 최대 {most}개)',
    'The archive has {n} files, {most} at most.',
    '压缩文件内文件过多（{n}个，最多{most}个）。',
    'El archivo tiene {n} ficheros, {most} como máximo.',
  ],
  zipLarge: [
    'SCORM 묶음은 {mb}MB까지 올릴 수 있습니다.',
    'A SCORM package may have {mb} MB.',
    'SCORM包最大{mb}MB。',
    'Un paquete SCORM puede tener {mb} MB.',
  ],
  noManifest: [
    'SCORM 묶음이 아닙니다. imsmanifest.xml이 최상위에 없습니다.',
    'It is no SCORM package: there is no imsmanifest.xml at its top.',
    '不是SCORM包：顶层没有imsmanifest.xml。',
    'No es un paquete SCORM: falta imsmanifest.xml en la raíz.',
  ],
  noVersion: [
    "SCORM 1.2 또는 2004 묶음만 게시할 수 있습니다. (확인한 버전 '{version}')",
    'Only packages of SCORM 1.2 or 2004 are posted. (It says “{version}”.)',
    '只能发布SCORM 1.2或2004包（当前“{version}”）。',
    'Solo se publican paquetes SCORM 1.2 o 2004. (Dice «{version}».)',
  ],
  noLaunch: [
    'imsmanifest.xml이 가리키는 시작 파일이 묶음에 없습니다.',
    'The file that imsmanifest.xml starts with is not in the package.',
    'imsmanifest.xml指定的启动文件不在包内。',
    'El fichero inicial de imsmanifest.xml no está en el paquete.',
  ],
  manySco: [
    '강의가 여러 개(SCO {n}개)인 묶음입니다. 하나씩 나누어 올려 주세요.',
    'The package has {n} lessons (SCO). Upload each by itself.',
    '该包含{n}个课件（SCO），请分别上传。',
    'El paquete tiene {n} lecciones (SCO). Suba cada una por separado.',
  ],
  scormData: [
    '학습 콘텐츠가 보낸 기록을 저장할 수 없습니다.',
    'What the content has sent cannot be kept.',
    '无法保存学习内容发送的记录。',
    'No se puede guardar lo que envió el contenido.',
  ],
})
export const materialNotes = sentences({
  supersede: ['새 버전 게시', 'A new version was posted', '发布新版本', 'Se publicó una versión nueva'],
})
