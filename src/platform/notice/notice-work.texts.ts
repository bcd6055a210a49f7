import { texts } from '../../core/shared/four-texts.ts'

export const noticeWorkTexts = texts({
  noticeMustRead: [
    '필독 공지 확인',
    'Confirm must-read notice',
    '确认必读公告',
    'Confirmar aviso obligatorio',
  ],
})
