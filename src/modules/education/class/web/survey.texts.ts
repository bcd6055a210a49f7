import { texts } from '../../../../core/shared/four-texts.ts'

/** Words of the survey after a class. */
export const surveyTexts = texts({
  title: ['만족도 조사', 'How was the class?', '满意度调查', 'Encuesta de satisfacción'],
  anonymous: [
    '누가 답했는지 남기지 않습니다. 응답이 {n}건 이상일 때 평균만 보입니다.',
    'Nobody is named. Only averages are shown, from {n} answers on.',
    '不记录填写人，满{n}份后仅显示平均分。',
    'No se guarda quién responde. Solo se muestran medias desde {n} respuestas.',
  ],
  answer: ['답하기', 'Answer', '填写', 'Responder'],
  send: ['보내기', 'Send', '提交', 'Enviar'],
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
  thanks: ['응답해 주셔서 고맙습니다.', 'Thank you.', '感谢您的填写。', 'Gracias.'],
  contentScore: ['교육내용', 'Contents', '培训内容', 'Contenido'],
  teacherScore: ['강사', 'Instructor', '讲师', 'Instructor'],
  placeScore: ['장소·시설', 'Place', '场地设施', 'Lugar'],
  usefulScore: ['업무 도움', 'Use at work', '对工作的帮助', 'Utilidad'],
  wholeScore: ['전체 만족도', 'On the whole', '总体满意度', 'En conjunto'],
  opinionTxt: ['의견', 'Opinion', '意见', 'Opinión'],
  scale: ['1점(낮음) ~ 5점(높음)', '1 (low) to 5 (high)', '1分（低）~5分（高）', '1 (bajo) a 5 (alto)'],
  count: [
    '대상 {asked}명 중 {answers}명 응답',
    '{answers} of {asked} have answered',
    '{asked}人中{answers}人已填写',
    '{answers} de {asked} han respondido',
  ],
})
