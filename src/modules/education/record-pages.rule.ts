import { defineRecords } from '../../core/shared/record-page.ts'

export const educationRecords = defineRecords({
  eduQuestion: { register: 'education/exam/eduQuestion' },
  eduExam: { page: '/education/exam/eduExamDetail', of: ['education/exam/eduExam'] },
  eduExamTake: { register: 'education/exam/eduExamResult' },
  eduMaterial: {
    page: '/education/materials/eduMaterialDetail',
    of: ['education/materials/eduMaterial', 'education/exam/myExam'],
  },
})
