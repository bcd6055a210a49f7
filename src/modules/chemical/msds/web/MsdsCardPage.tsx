import { useQuery } from '@tanstack/react-query'
import { Radio } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { sayIn } from '../../../../core/shared/four-texts.ts'
import { languages, type Language } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { inTelephoneLanguage } from '../../../../core/web/text/telephone-language.ts'
import { currentLanguage } from '../../../../core/web/text/text.ts'
import { pictogramSvg } from '../../ghs/pictogram-shapes.rule.ts'
import type { MsdsCard } from '../card-answers.rule.ts'
import { cardTexts } from '../card.texts.ts'
import { labelWords } from '../label-words.texts.ts'
import './msds-card.css'

const wordsIn = (language: Language) => sayIn(cardTexts, () => language)
const langTags: Record<Language, string> = { kr: 'ko', en: 'en', zh: 'zh-Hans', es: 'es' }

/**
 * What the QR code of a container opens, without signing in: label, hazards, first aid, fire, spill,
 * handling, protection.
 */
export function MsdsCardPage() {
  const { token = '' } = useParams()
  const [language, setLanguage] = useState(currentLanguage)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['msdsCard', token, language],
    queryFn: () =>
      api.get<{ data: MsdsCard }>(
        `/api/public/msdscard/${encodeURIComponent(token)}`,
        { langCd: language },
        { quiet: true },
      ),
    retry: false,
  })
  return (
    <main className="msds-card" lang={langTags[language]}>
      <Radio.Group
        aria-label="Language"
        optionType="button"
        value={language}
        options={languages.map((each) => ({ value: each, label: wordsIn(each)('name') }))}
        onChange={({ target }) => setLanguage(target.value as Language)}
      />
      <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(card) => <Card card={card} language={language} />}
      </Gate>
    </main>
  )
}

function Card({ card, language }: { card: MsdsCard; language: Language }) {
  const say = wordsIn(language)
  const label = labelWords[language]
  const signal = label.signals[card.signalWordCd]
  return (
    <>
      <header>
        <p className="msds-card-kind">{say('title')}</p>
        <h1>{card.prodNm}</h1>
        <p>
          {card.makerNm} · {card.msdsVer} {say('edition')} ({card.revYmd})
        </p>
        <a className="msds-card-call" href={`tel:${card.emergencyTel.replaceAll(/[^\d+]/g, '')}`}>
          ☎ {say('emergency')} {card.emergencyTel}
        </a>
      </header>
      <section aria-label={label.hazards} className="msds-card-label">
        <div className="msds-card-pictos">
          {card.pictos.map(({ cd, nm }) => (
            <img
              key={cd}
              src={`data:image/svg+xml;base64,${btoa(pictogramSvg(cd))}`}
              alt={nm}
              title={nm}
              width={72}
              height={72}
            />
          ))}
          {signal && (
            <strong className={card.signalWordCd === 'D' ? 'is-danger' : undefined}>{signal}</strong>
          )}
        </div>
        <ul>
          {card.hazards.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      {card.langCd !== language && <p className="msds-card-note">{say('otherLanguage')}</p>}
      {card.sections.map(({ cd, nm, lines }) => (
        <section key={cd}>
          <h2>
            {Number(cd)}. {nm}
          </h2>
          <ul lang={langTags[card.langCd]}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="msds-card-note">{say('notSigned')}</p>
    </>
  )
}

export const msdsCardPage = () => inTelephoneLanguage(MsdsCardPage)
