import { texts } from '../../../../core/shared/four-texts.ts'

export const proposalTexts = texts({
  help: [
    '일하면서 본 위험을 제안하면 평가에 반영하거나 답변합니다. 로그인 없이는 현장 요청 링크를 이용합니다.',
    'Propose what you have seen: it is taken into an assessment or answered. Without sign-in use the link of the place.',
    '提出工作中发现的危险，将反映到评估或给予答复。不登录可使用现场请求链接。',
    'Proponga lo que ha visto: se incluye en una evaluación o se responde. Sin iniciar sesión, use el enlace del lugar.',
  ],
  all: ['전체', 'All', '全部', 'Todas'],
  mine: ['내 제안', 'My own', '我的建议', 'Las mías'],
  proposal: ['제안', 'Proposal', '建议', 'Propuesta'],
  answer: ['처리 결과', 'What came of it', '处理结果', 'Resultado'],
  photos: ['현장 사진', 'Pictures', '现场照片', 'Fotos'],
  requests: [
    '현장 요청 링크로 들어온 제안',
    'What came through the link',
    '通过现场请求链接提交的建议',
    'Recibido por el enlace',
  ],
  take: ['위험제안으로 가져오기', 'Take as a proposal', '作为危险建议获取', 'Tomar como propuesta'],
  anonymous: ['현장 요청 링크', 'Link of the place', '现场请求链接', 'Enlace del lugar'],
  today: ['오늘의 위험', 'Risks of today', '今日风险', 'Riesgos de hoy'],
  open: ['반영한 행 열기', 'Open its row', '打开已反映的行', 'Abrir la fila'],
})
