import { texts } from '../../../core/shared/four-texts.ts'

export const fieldSampleTexts = texts({
  help: [
    '현장에서 장갑을 낀 채 쓰는 입력 부품입니다.',
    'Parts for input at the place of work, with gloves on.',
    '现场戴手套使用的录入组件。',
    'Componentes de entrada para el lugar de trabajo, con guantes.',
  ],
  reader: ['코드 읽기', 'Reading a code', '读取代码', 'Lectura de un código'],
  readerNote: [
    '스캐너로 읽거나, 붙여넣거나, 카메라로 읽습니다. 카메라 영상은 저장하거나 보내지 않습니다.',
    'By a scanner, from the clipboard, or by the camera. Its picture is neither kept nor sent.',
    '可用扫描器读取、粘贴或用相机读取。相机画面不保存、不发送。',
    'Con un escáner, pegando, o con la cámara. La imagen ni se guarda ni se envía.',
  ],
  ask: ['읽을 코드', 'The code', '要读取的代码', 'El código'],
  read: ['읽은 값', 'What was read', '读取的值', 'Lo leído'],
  sign: ['손으로 하는 서명', 'Signature by hand', '手写签名', 'Firma a mano'],
  signNote: [
    '계정이 없는 사람이 이름을 적고 서명합니다. 여기에서는 저장하지 않습니다.',
    'Somebody without an account enters the name and signs. Nothing is saved here.',
    '没有账号的人填写姓名并签名。此处不保存。',
    'Quien no tiene cuenta escribe su nombre y firma. Aquí no se guarda nada.',
  ],
  signAct: ['서명 받기', 'Take a signature', '收集签名', 'Recoger una firma'],
  wedge: [
    '화면 어디서나 듣는 스캐너',
    'A scanner heard on the whole page',
    '整页可接收的扫描器',
    'Escáner oído en toda la página',
  ],
  wedgeNote: [
    '입력칸 밖에서 스캐너로 읽으면 아래에 나타납니다. 사람이 치는 속도는 듣지 않습니다.',
    'Scan while no field has the focus: it appears below. What a person types is not heard.',
    '焦点不在输入框时扫描，结果显示在下方。人工输入的速度不会被接收。',
    'Escanee sin el foco en un campo: aparece abajo. Lo que teclea una persona no se oye.',
  ],
  heard: ['들은 값', 'What was heard', '接收的值', 'Lo oído'],
})
