import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the page of a new request, besides field names. */
export const formTexts = texts({
  new: ['개선요청 등록', 'New request', '改善申请登记', 'Nueva solicitud'],
  edit: [
    '개선요청 수정 {number}',
    'Change request {number}',
    '修改改善申请 {number}',
    'Modificar solicitud {number}',
  ],
  help: [
    '무엇이 어디에서 왜 위험한지 적어 요청합니다. 제목을 적는 동안 비슷한 과거 개선이 나옵니다.',
    'Say what is dangerous, where and why. While you type the title, similar past ones are shown.',
    '写明什么、在哪里、为什么危险。输入标题时显示类似的以往改善。',
    'Diga qué es peligroso, dónde y por qué. Al escribir el título aparecen mejoras parecidas.',
  ],
  picture: ['사진', 'Pictures', '照片', 'Fotos'],
  asker: ['요청자', 'Who asks', '申请人', 'Solicitante'],
  anonymous: ['익명으로 요청합니다', 'Ask anonymously', '匿名申请', 'Solicitar de forma anónima'],
  'anonymous.more': [
    '이름, 부서, 접속 주소를 남기지 않습니다. 진행 상황은 번호로만 알 수 있고 사진은 첨부할 수 없습니다.',
    'Neither name nor department nor address is kept. How far it has come is known by its number only; no pictures.',
    '不保留姓名、部门和访问地址。进展只能通过编号得知，不能附照片。',
    'No se guarda nombre, departamento ni dirección. El avance solo se conoce por el número; sin fotos.',
  ],
  'anonymous.send': ['익명으로 요청', 'Ask anonymously', '匿名申请', 'Enviar anónima'],
  'anonymous.done': [
    '익명으로 접수하였습니다. 번호 {number}',
    'Asked anonymously. Number {number}',
    '已匿名受理。编号 {number}',
    'Solicitada de forma anónima. Número {number}',
  ],
  'waits.what': ['개선요청 {title}', 'Request {title}', '改善申请 {title}', 'Solicitud {title}'],
  'waits.instead': [
    '지금 입력한 내용을 버리고 거절된 등록을 고치시겠습니까?',
    'Discard what you have typed and correct the refused record instead?',
    '要放弃当前输入并修改被拒绝的登记吗？',
    '¿Descartar lo escrito y corregir el registro rechazado?',
  ],
  'waits.draft': [
    '연결되면 작성 상태로 저장됩니다. 요청은 저장된 뒤 그 화면에서 보내 주세요.',
    'It will be saved as a draft once the network is back. Send the request from its page then.',
    '恢复连接后将保存为草稿。保存后请在该页面提交申请。',
    'Se guardará como borrador al volver la red. Envíe la solicitud después desde su página.',
  ],
  list: ['목록', 'List', '列表', 'Lista'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  send: ['저장하고 요청', 'Save and request', '保存并申请', 'Guardar y solicitar'],
  similar: ['비슷한 과거 개선', 'Similar past improvements', '类似的以往改善', 'Mejoras parecidas'],
  'similar.again': ['재발함', 'came back', '已复发', 'se repitió'],
})
