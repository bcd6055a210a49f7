import { texts } from '../../shared/four-texts.ts'
import { sentences } from '../../shared/sentence.ts'

export const pdfSays = sentences({
  unreadable: [
    'PDF의 글자를 읽을 수 없습니다. 스캔한 그림이거나 암호가 있는 파일이면 본문을 직접 붙여 넣으세요.',
    'The text of this PDF cannot be read. If it is a scanned picture or protected by a password, paste the text yourself.',
    '无法读取该PDF的文字。如果是扫描图片或有密码的文件，请直接粘贴正文。',
    'No se puede leer el texto de este PDF. Si es una imagen escaneada o tiene contraseña, pegue el texto usted mismo.',
  ],
})

/** What every sheet says beside its own words. */
export const sheetTexts = texts({
  printed: ['출력', 'Printed', '打印', 'Impreso'],
  approval: ['결\n재', 'Approval', '审\n批', 'Firmas'],
  unsigned: ['서명 전', 'not signed', '未签字', 'sin firmar'],
  none: ['해당 내역이 없습니다.', 'Nothing to list.', '没有相关内容。', 'No hay nada que listar.'],
})
