import { texts } from './four-texts.ts'
import { inputMessageTexts } from './input-messages.texts.ts'

/** Sentences of specification sections 5 and 8, word for word in Korean, under the situation's name. */
export const messageTexts = texts({
  ...inputMessageTexts,
  requiredField: [
    '{label} 항목을 입력해 주세요.',
    'Please enter {label}.',
    '请输入“{label}”。',
    'Introduzca {label}.',
  ],
  required: [
    '필수값을 입력해 주세요.',
    'Please enter the required value.',
    '请输入必填值。',
    'Introduzca el valor obligatorio.',
  ],
  invalidForm: [
    '유효성 검사도중 에러가 발생하였습니다.',
    'An error occurred during validation.',
    '校验时发生错误。',
    'Se produjo un error durante la validación.',
  ],
  invalid: [
    '유효성 검사에 실패하였습니다.',
    'Validation failed.',
    '校验未通过。',
    'La validación ha fallado.',
  ],
  badRequest: [
    '[400오류]필수 입력값이 입력되지 않았습니다.',
    '[Error 400] A required value is missing or wrong.',
    '[400错误] 未输入必填值。',
    '[Error 400] Falta un valor obligatorio o no es válido.',
  ],
  passwordRequired: [
    '비밀번호를 반드시 입력하세요.',
    'You must enter a password.',
    '必须输入密码。',
    'Debe introducir una contraseña.',
  ],
  passwordMismatch: [
    '비밀번호와 비밀번호 확인은 동일해야 합니다.',
    'Password and password confirmation must be the same.',
    '密码与确认密码必须一致。',
    'La contraseña y su confirmación deben ser iguales.',
  ],
  passwordChanged: [
    '비밀번호가 변경되었습니다.',
    'The password has been changed.',
    '密码已更改。',
    'La contraseña se ha cambiado.',
  ],
  passwordFailed: [
    '비밀번호 변경처리가 되지 않았습니다. 관리자에게 문의바랍니다.',
    'The password was not changed. Please contact the administrator.',
    '密码未能更改，请联系管理员。',
    'No se cambió la contraseña. Póngase en contacto con el administrador.',
  ],
  noMenuRight: [
    '메뉴 권한이 없습니다.',
    'You have no right to this menu.',
    '您没有该菜单的权限。',
    'No tiene permiso para este menú.',
  ],
  verificationFailed: [
    'Verification failed, please login again',
    'Verification failed, please login again',
    'Verification failed, please login again',
    'Verification failed, please login again',
  ],
  cannotConnect: [
    '연결할 수 없습니다. 관리자에게 문의하세요.',
    'Cannot connect. Please contact the administrator.',
    '无法连接，请联系管理员。',
    'No se puede conectar. Póngase en contacto con el administrador.',
  ],
  networkError: ['네트워크 접속오류', 'Network connection error', '网络连接错误', 'Error de conexión de red'],
  networkErrorBody: [
    '네트워크 문제로 정보를 찾을 수 없습니다. 관리자에게 문의하세요.',
    'The information cannot be found because of a network problem. Please contact the administrator.',
    '因网络问题无法获取信息，请联系管理员。',
    'No se encuentra la información por un problema de red. Póngase en contacto con el administrador.',
  ],
  tooManyFiles: [
    '첨부가능한 파일수는 {limit}개 입니다.',
    'Up to {limit} files can be attached.',
    '最多可添加 {limit} 个附件。',
    'Se pueden adjuntar hasta {limit} archivos.',
  ],
  wrongExtension: [
    '첨부가 불가능한 확장자입니다. 안 맞는 파일은 업로드 되지 않습니다. 확장자를 맞추어 주세요',
    'This file extension cannot be attached. Files of other types are not uploaded. Please use an allowed extension.',
    '该扩展名不能作为附件，不符合的文件不会上传，请使用允许的扩展名。',
    'Esta extensión no se puede adjuntar. Los archivos de otro tipo no se suben. Use una extensión permitida.',
  ],
  fileSize: [
    '파일크기 {megabytes}MB 이하 파일만 업로드 됩니다.',
    'Only files of up to {megabytes} MB are uploaded.',
    '只能上传 {megabytes}MB 以下的文件。',
    'Solo se suben archivos de hasta {megabytes} MB.',
  ],
  imagesOnly: [
    '이미지 파일만 첨부 할 수 있습니다.',
    'Only image files can be attached.',
    '只能添加图片文件。',
    'Solo se pueden adjuntar imágenes.',
  ],
  nothingToZip: [
    '압축할 파일이 없습니다.',
    'There is no file to compress.',
    '没有可压缩的文件。',
    'No hay archivos que comprimir.',
  ],
  downloadFailed: [
    '첨부파일 다운로드시 오류가 발생했습니다.',
    'An error occurred while downloading the attachment.',
    '下载附件时发生错误。',
    'Se produjo un error al descargar el adjunto.',
  ],
  fileSaveFailed: [
    '파일저장에 실패했습니다.',
    'The file could not be saved.',
    '文件保存失败。',
    'No se pudo guardar el archivo.',
  ],
  fileSaved: [
    '파일업로드가 정상적으로 처리되었습니다.',
    'The files have been uploaded.',
    '文件上传成功。',
    'Los archivos se han subido.',
  ],
  confirmDeleteFile: [
    '파일을 삭제 하시겠습니까?',
    'Delete this file?',
    '要删除该文件吗？',
    '¿Eliminar este archivo?',
  ],
  confirmDeleteAllFiles: [
    '현재 업로드된 모든 파일을 삭제 하시겠습니까?',
    'Delete all uploaded files?',
    '要删除所有已上传的文件吗？',
    '¿Eliminar todos los archivos subidos?',
  ],
  duplicateTag: [
    '이미존재하는항목입니다.',
    'This entry exists already.',
    '该项目已存在。',
    'Este elemento ya existe.',
  ],
  processNotAssigned: [
    '{process}는 입력된 사업장과 부서에 할당된 공정이 아닙니다.',
    '{process} is not a process of the given plant and department.',
    '“{process}”不是分配给所选工厂和部门的工艺。',
    '{process} no es un proceso asignado a la planta y el departamento indicados.',
  ],
  // The specification's wording (sections 4 and 8), kept on purpose
  fullscreenUnsupported: [
    'you browser can not work',
    'you browser can not work',
    'you browser can not work',
    'you browser can not work',
  ],
  // For developers: a mistake in a page, said at once instead of an icon that does nothing
  unusableAddress: [
    '사용할 수 없는 주소입니다. ({address})',
    'This address cannot be used. ({address})',
    '该地址不可用。({address})',
    'Esta dirección no se puede usar. ({address})',
  ],
  missingCallback: [
    '아이콘에 연결된 콜백이 없습니다. ({icon})',
    'The icon has no callback. ({icon})',
    '图标未连接回调。({icon})',
    'El icono no tiene ninguna acción. ({icon})',
  ],
  printUnderDevelopment: [
    '인쇄 기능은 개발 중입니다.',
    'Printing is under development.',
    '打印功能正在开发中。',
    'La impresión está en desarrollo.',
  ],
  loading: ['Loading...', 'Loading...', 'Loading...', 'Loading...'],
  switchSize: ['Switch Size Success', 'Switch Size Success', 'Switch Size Success', 'Switch Size Success'],
  switchLanguage: [
    'Switch Language Success',
    'Switch Language Success',
    'Switch Language Success',
    'Switch Language Success',
  ],
  // Ours, for what the specification leaves open (admin section 2.0 and 7, ptw section 7)
  stale: [
    '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
    'Somebody else has changed this record first. Please load it again.',
    '其他用户已先行修改，请重新查询。',
    'Otro usuario lo modificó antes. Vuelva a consultarlo.',
  ],
  versionRequired: [
    '조회한 시점(updateDt)이 없어 저장할 수 없습니다. 다시 조회한 뒤 저장해 주세요.',
    'This cannot be saved without the moment at which it was read (updateDt). Please load it again and save.',
    '缺少查询时点(updateDt)，无法保存。请重新查询后保存。',
    'No se puede guardar sin el momento de la consulta (updateDt). Vuelva a consultarlo y guarde.',
  ],
  requestRepeated: [
    '이미 처리된 요청입니다. 다시 조회해 주세요.',
    'This request has been processed already. Please load it again.',
    '该请求已处理，请重新查询。',
    'Esta solicitud ya se ha procesado. Vuelva a consultar.',
  ],
  cannotWait: [
    '보관하였다가 보낼 수 없는 업무입니다. 연결된 상태에서 다시 처리해 주세요.',
    'This cannot be kept and sent later. Please do it again while connected.',
    '此业务不能保存后再发送。请在联网状态下重新处理。',
    'Esto no se puede guardar para enviarlo después. Hágalo de nuevo con conexión.',
  ],
})
