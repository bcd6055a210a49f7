import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Alert, Button, Form } from 'antd'
import { languages } from '../../../../core/shared/session.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import { focusFirstIssue } from '../../../../core/web/form/focus-issue.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { sectionTwoDifference } from '../../ghs/classification.rule.ts'
import { useLabel, usePhrases } from '../../ghs/web/use-label.ts'
import { chmMsds } from '../msds.resource.ts'
import { sectionCodes, withoutMeasures } from '../msds.rule.ts'
import { asksForWork, markedSections, nextToDo, type SectionLine } from '../sheet-marks.rule.ts'
import { ClassificationFields } from './ClassificationFields.tsx'
import { PasteSections } from './PasteSections.tsx'
import { SectionChanges, SectionReading, SectionText } from './SectionText.tsx'
import { SectionList } from './SectionList.tsx'
import { sheetEditorTexts } from './sheet-editor.texts.ts'
import './sheet-editor.css'

type MsdsForm = RecordFormHandle<typeof chmMsds>
const classesSection = '02'

/**
 * The sixteen sections, made for reading and writing: the list beside with what is to be looked at, one text at
 * full height, its changes since the revision before, section 2 beside its classification.
 */
export function SheetEditor({ form }: { form: MsdsForm }) {
  const say = useTexts(sheetEditorTexts)
  const { Field, shownNames } = form
  // Refusals of a section are shown here and not in the list of the form.
  useEffect(() => {
    shownNames.add('sects')
    return () => void shownNames.delete('sects')
  }, [shownNames])
  const lines = (Form.useWatch('sects', { form: form.antd, preserve: true }) ?? []) as SectionLine[]
  const reason = useFormValue(form, 'noDataTxt')
  const silent = withoutMeasures(lines.map((line) => ({ ...line, contents: line.contents ?? '' })))
  return (
    <Block title={say('sections')} extra={form.editable && <PasteSections form={form} />}>
      <Form.Item name="sects" noStyle>
        <Sections form={form} />
      </Form.Item>
      {(silent.length > 0 || reason) && <Field name="noDataTxt" span="all" />}
      {form.detail?.data.noDataUserId && <Field name="noDataUserId" />}
    </Block>
  )
}

interface SectionsProps {
  form: MsdsForm
  value?: SectionLine[]
  onChange?: (lines: SectionLine[]) => void
}
function Sections({ form, value = [], onChange }: SectionsProps) {
  const say = useTexts(sheetEditorTexts)
  const names = useCodes('MSDS_SECT').data ?? []
  const nameOf = (sectCd: string) => names.find(({ code }) => code === sectCd)?.codeNm ?? ''
  const [current, setCurrent] = useState(classesSection)
  const [comparing, setComparing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const langCd = useFormValue(form, 'langCd')
  const language = languages.find((each) => each === langCd) ?? 'kr'
  const earlier = useDetail(chmMsds, form.detail?.data.prevMsdsNo ?? undefined).detail?.data.sects
  const { hCodes } = useLabel(
    (Form.useWatch('ghs', { form: form.antd, preserve: true }) ?? []) as Parameters<typeof useLabel>[0],
  )
  const sayPhrase = usePhrases(language)
  const { editable, cellIssues } = form

  const line = value.find(({ sectCd }) => sectCd === current)
  const contents = line?.contents ?? ''
  const before = earlier?.find(({ sectCd }) => sectCd === current)?.contents ?? ''
  const classesText = value.find(({ sectCd }) => sectCd === classesSection)?.contents ?? ''
  const difference = sectionTwoDifference(classesText, hCodes)
  const faults = new Map<string, string | undefined>()
  for (const { path, message } of cellIssues) {
    const [name, index, cell] = path.split('.')
    const sectCd = name === 'sects' && cell ? value[Number(index)]?.sectCd : undefined
    if (name === 'ghs' && !faults.has(classesSection)) faults.set(classesSection, undefined)
    if (sectCd) faults.set(sectCd, message)
  }
  const sections = markedSections(value, earlier, new Set(faults.keys()), difference !== undefined)
  const todo = sections.filter(asksForWork).length
  const next = nextToDo(sections, current)

  // A refusal opens the section that it speaks of.
  const [seen, setSeen] = useState(cellIssues)
  if (seen !== cellIssues) {
    setSeen(cellIssues)
    const first = sectionCodes.find((sectCd) => faults.has(sectCd))
    if (first && !faults.has(current)) setCurrent(first)
  }
  useEffect(() => {
    if (cellIssues.length > 0) focusFirstIssue()
  }, [cellIssues])

  const put = (change: Partial<SectionLine>) => {
    const at = value.findIndex(({ sectCd }) => sectCd === current)
    form.settle('sects', new Set([`sects.${at < 0 ? value.length : at}.contents`]))
    onChange?.(
      at < 0
        ? [...value, { sectCd: current, contents: '', ...change }]
        : value.map((each, index) => (index === at ? { ...each, ...change } : each)),
    )
  }
  /** Opens a section and shows its head; whoever was typing goes on typing there. */
  const open = (sectCd: string | undefined, typing = false) => {
    if (sectCd === undefined) return
    setCurrent(sectCd)
    requestAnimationFrame(() => {
      const [list, panel] = ['.sheet-list', '.sheet-panel'].map((part) => box.current?.querySelector(part))
      if (!list || !panel) return
      const [listAt, panelAt] = [list.getBoundingClientRect(), panel.getBoundingClientRect()]
      // Below the list on a telephone, or scrolled away behind a long text.
      if (panelAt.top > listAt.top + listAt.height / 2 || panelAt.top < 0)
        panel.scrollIntoView({ block: 'start' })
      if (typing) panel.querySelector<HTMLElement>('textarea[data-section]')?.focus({ preventScroll: true })
    })
  }
  const at = sectionCodes.indexOf(current)
  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.altKey ? { PageDown: 1, PageUp: -1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    open(sectionCodes[at + step], event.target instanceof HTMLTextAreaElement)
  }
  const title = `${Number(current)}. ${nameOf(current)}`
  const missing = difference?.onlyInGrid ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields and buttons in it
    <div className="sheet-editor span-all" ref={box} onKeyDown={turn}>
      <div className="sheet-panel-head">
        {editable && <span>{say('todo', { count: todo })}</span>}
        {editable && next !== undefined && (
          <Button size="small" onClick={() => open(next)}>
            {say('nextTodo')}
          </Button>
        )}
        {earlier && (
          <Button
            size="small"
            type={comparing ? 'primary' : 'default'}
            aria-pressed={comparing}
            onClick={() => setComparing(!comparing)}
          >
            {say('compare')}
          </Button>
        )}
      </div>
      <div className="sheet-editor-columns">
        <SectionList sections={sections} nameOf={nameOf} current={current} onOpen={open} />
        <section className="sheet-panel" aria-label={title}>
          <div className="sheet-panel-head">
            <h4>{title}</h4>
            <span className="sheet-marks">
              {sections[at]?.marks.map((mark) => (
                <span key={mark} className={`sheet-mark is-${mark}`}>
                  {say(mark)}
                </span>
              ))}
            </span>
            {line?.draftYn === 'Y' && editable && (
              <Button size="small" type="primary" onClick={() => put({ draftYn: 'N' })}>
                {say('confirm')}
              </Button>
            )}
          </div>
          {line?.draftYn === 'Y' && editable && <p className="label-preview-note">{say('confirmHelp')}</p>}
          <div className={`sheet-two${current === classesSection ? ' is-beside' : ''}`}>
            <div className="sheet-panel">
              {editable ? (
                <SectionText
                  sectCd={current}
                  title={say('text', { no: Number(current), name: nameOf(current) })}
                  contents={contents}
                  language={language}
                  error={faults.get(current)}
                  onChange={(text) => put({ contents: text })}
                />
              ) : (
                <SectionReading sectCd={current} contents={contents} />
              )}
              {current === classesSection && difference && (
                <Alert
                  type="warning"
                  showIcon
                  title={say('otherClass')}
                  description={
                    <>
                      {difference.onlyInText.length > 0 && (
                        <div>{say('onlyText', { codes: difference.onlyInText.join(', ') })}</div>
                      )}
                      {missing.length > 0 && <div>{say('onlyGrid', { codes: missing.join(', ') })}</div>}
                    </>
                  }
                  action={
                    editable &&
                    missing.length > 0 && (
                      <Button
                        size="small"
                        onClick={() =>
                          put({ contents: [contents.trimEnd(), ...missing.map(sayPhrase)].join('\n').trim() })
                        }
                      >
                        {say('addStatements')}
                      </Button>
                    )
                  }
                />
              )}
              {comparing && earlier && <SectionChanges before={before} after={contents} />}
            </div>
            {/* Stays while another section is read: what is typed in its grid is part of the form. */}
            <div hidden={current !== classesSection}>
              <ClassificationFields form={form} />
            </div>
          </div>
          <div className="sheet-panel-foot">
            <Button disabled={at === 0} onClick={() => open(sectionCodes[at - 1])}>
              ← {at > 0 ? `${at}. ${nameOf(sectionCodes[at - 1] ?? '')}` : say('previous')}
            </Button>
            {editable && <small className="sheet-keys">{say('keys')}</small>}
            <Button disabled={at === sectionCodes.length - 1} onClick={() => open(sectionCodes[at + 1])}>
              {at < sectionCodes.length - 1
                ? `${at + 2}. ${nameOf(sectionCodes[at + 1] ?? '')}`
                : say('next')}{' '}
              →
            </Button>
          </div>
        </section>
      </div>
    </div>
  )
}
