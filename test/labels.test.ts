import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { modules } from '../src/app/modules.ts'
import { inLanguage, labelsIn, type Labels } from '../src/core/shared/labels.ts'
import { workPermit } from '../src/modules/work-permit/permit/work-permit.resource.ts'

const languages = ['en', 'zh', 'es'] as const
const placeOf = (name: string): string => (name === 'platform' ? 'src/platform' : `src/modules/${name}`)
/** A large module keeps the labels of a room beside its definitions. */
const filesOf = (place: string, language: string): Labels[] =>
  globSync(`${place}/**/labels.${language}.json`).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Labels,
  )
const fileOf = (place: string, language: string): Labels => Object.assign({}, ...filesOf(place, language))

describe.each(modules)('$name', ({ name, behaviours }) => {
  const place = placeOf(name)
  const korean: Labels = Object.assign({}, ...behaviours.map(({ resource }) => labelsIn(resource)))
  test.each(languages)('%s has every label once and no other', (language) => {
    const labels = filesOf(place, language).flatMap((file) => Object.entries(file))
    const keys = labels.map(([key]) => key)
    const said = new Set(labels.flatMap(([key, label]) => (label.trim() ? [key] : [])))
    expect({
      missing: Object.keys(korean).filter((key) => !said.has(key)),
      unknown: keys.filter((key) => !(key in korean)),
      twice: keys.filter((key, index) => keys.indexOf(key) !== index),
    }).toEqual({ missing: [], unknown: [], twice: [] })
  })
  test.each(languages)('%s is translated: no Hangul stands in it', (language) => {
    expect(
      Object.entries(fileOf(place, language)).filter(([, label]) => /\p{Script=Hangul}/u.test(label)),
    ).toEqual([])
  })
})

describe('a definition in another language', () => {
  const english = inLanguage(workPermit, fileOf('src/modules/work-permit', 'en'))
  test('has its title, fields, states, transitions, inputs, files and lines', () => {
    expect({
      title: english.title,
      field: english.fields.permitNm.label,
      state: english.states?.rejected,
      action: english.transitions?.reject.label,
      input: (english.transitions?.suspend.input as Record<string, { label: string }> | undefined)?.[
        'suspReasonCd'
      ]?.label,
      file: english.files?.['photo']?.label,
      line: english.lines?.gases.fields.o2Pct.label,
    }).toEqual({
      title: 'Work permit',
      field: 'Work name',
      state: 'Rejected',
      action: 'Reject',
      input: 'Reason for suspension',
      file: 'Site and posting photos',
      line: 'Oxygen O₂ (%)',
    })
  })
  test('differs in nothing but its labels', () => {
    expect(inLanguage(english, labelsIn(workPermit))).toEqual(workPermit)
  })
  test('falls back to Korean, one label at a time', () => {
    const partly = inLanguage(workPermit, { 'workPermit.permitNm': 'Name' })
    expect([partly.fields.permitNm.label, partly.fields.permitCd.label]).toEqual(['Name', '허가번호'])
  })
})
