import { texts } from '../../../core/shared/four-texts.ts'

/** Words of the card that the QR code of a container opens without sign-in. */
export const cardTexts = texts({
  name: ['한국어', 'English', '中文', 'Español'],
  title: ['MSDS 안전카드', 'MSDS safety card', 'MSDS安全卡', 'Tarjeta de seguridad'],
  emergency: ['긴급전화', 'Emergency', '紧急电话', 'Emergencia'],
  edition: ['판', 'revision', '版', 'revisión'],
  otherLanguage: [
    '',
    'There is no English MSDS yet: the sections below are in Korean.',
    '尚无中文MSDS：以下内容为韩文。',
    'Todavía no hay FDS en español: las secciones siguientes están en coreano.',
  ],
  notSigned: [
    '구성성분을 뺀 공개 항목만 보입니다. 전체 MSDS는 로그인하여 보세요.',
    'Open sections only, without the composition. Sign in for the whole MSDS.',
    '仅显示除成分以外的公开项目。完整MSDS请登录查看。',
    'Solo secciones abiertas, sin la composición. Inicie sesión para ver la FDS completa.',
  ],
})
