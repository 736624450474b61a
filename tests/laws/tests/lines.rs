//! Games that the laws of wide rules have found, as lines.

use doko_laws::views::nobody_is_blamed;

/// Legal games in which a view was once told something that is not so.
const LEGAL: [&str; 19] = [
    "vln{vorbehalt.order=armut,hochzeit,solo throw=augen>=70}; h=CACJSASKSKSJHAHKHKHQ/C\
     JSQHTHJHJDADADTDQDQ/CACTCTCQSASTSQHADKDK/CKCKCQSTSJHTHQDTDJDJ; s=1armut",
    "ddv-tsr{vorbehalt.order=armut,solo,hochzeit,pflichtsolo armut=exchange}; h=CACJC9S\
     ASTSKSQSJHTH9DQDJ/CQCJSASTS9HAH9DADADTDTDK/CTCKCKSKSQS9HTHJHJDQDJD9/CACTCQC9SJHAHK\
     HKHQHQDKD9; s=1v 2v 3v 4v 1y",
    "vln{solos= schweine.mode=off armut.second_armut=first_seat throw=kings>=5,augen>=7\
     0 dullen=off armut.fox=does_not_count throw_rank=before_solo}; h=CQS\
     JHAHQHJHJDTDQDQDJ/CACTCJSASTSTHTDADADJ/CACTCKCQSASQSQHAHTDK/CKCJSKSKSJHKHKHQDTDK; \
     s=2v 3v",
    "vln{vorbehalt.order=armut,hochzeit,solo dullen=off}; h=CACACTCKCKSTSKHAHJDA/CTCQCJ\
     SASTSKHTHKHKHQ/SASQSQSJSJDADKDKDQDJ/CQCJHAHTHQHJDTDTDQDJ; s=1armut",
    "ddv-tsr{throw=kings>=5,augen>=70}; h=CACTCJSAHAHQHJDADADTDQDJ/CACTCQCJSASTSQSQSJHT\
     HQDK/CQC9STSJS9HAHTHJH9DTDJD9/CKCKC9SKSKS9HKHKH9DKDQD9; s=4throw 2throw",
    "vln{solos=herz,koenige,fleischlos throw=kings>=5,augen>=70}; h=CACTCQSJHAHTDADTDQD\
     Q/CACTSASQHAHTHQHQHJDJ/CKCJCJSKSKHKHJDTDKDK/CKCQSASTSTSQSJHKDADJ; s=2g 4v 1throw 3\
     throw 4solo_herz; p=DTSQDTDA",
    "vln{throw=kings>=5,augen>=70}; h=CASASTSTHAHTHQDTDKDJ/CKSASKSKSQHKHKHJDKDQ/CACJSJH\
     AHTHQDADADTDJ/CTCTCKCQCQCJSQSJHJDQ; s=1throw 2throw",
    "ddv-tsr{throw=trumps<=1,max_one_trump,nines>=3,kings>=4}; h=CJC9SASASTSQSJS9HAHTHK\
     DJ/CQCQHAHTHKHQHJH9DTDTDQD9/CACACTCTCKCJSKHQDKDKDQDJ/CKC9STSKSQSJS9HJH9DADAD9; s=3\
     throw 4throw",
    "ddv-tsr{throw=fox_highest,max_one_trump,augen>=64,nines>=4 dullen=off}; h=SASTSQHA\
     HTHKHQHQHJDTDQDQ/CTCKCKSKSJHTH9DADTDKDKDJ/CACJC9SKSQS9HAHJH9DJD9D9/CACTCQCQCJC9SAS\
     TSJS9HKDA; s=1throw 4throw 2solo_karo; p=SASKS9SAHTHTH9HKDQDKHJSJDTDJCJCQCJDQDASQS\
     KS9STDTDKD9DAHJHAH9HACQSTHQCKDJHKSJC9",
    "vln{deck.nines=with vorbehalt.order=hochzeit,armut,solo}; h=CQCJSJSJHTHTH9DTDQDJDJ\
     D9/CACTCTCQC9SASTS9HAHQHQH9/CKCKCJSKSKSQHAHKHKDADKDK/CAC9SASTSQS9HJHJDADTDQD9; s=1\
     g 3v 4g 2armut 2armut_push 3armut_accept 3solo_damen 3armut_return; a=CQHQHQ/HAHKH\
     K",
    "vln{solos=}; h=CTCJSASASTSQHTHJDTDJ/CACTCQCJSJHQHJDTDKDQ/CACQSQSJHAHTHKHQDKDQ/CKCK\
     STSKSKHAHKDADADJ; s=4schweine 4g; p=SQ",
    "vln{solos=kreuz schweine.contracts=normal,hochzeit_own,hochzeit_any,trumpfsolo,far\
     bsolo,stille armut=off}; h=CACTCQCQCJSASTHAHJDJ/CJSASTSQHTHQHJDADADQ/CACKCKSKSKHKH\
     KHQDKDK/CTSQSJSJHAHTDTDTDQDJ; s=1g 2v 3g 4g 2schweine",
    "ddv-tsr{solo.conflict=auction vorbehalt.order=armut,hochzeit,pflichtsolo,solo thro\
     w=fox_highest_in_armut,nines_kings>=5,kings>=4,augen>=74}; c=o3; h=CJSASQSJHAHQHJH\
     9DTDKDQDJ/CACASASKSKS9HAHTHTHJDADA/CTCKCQCQC9STHKHQH9DKDJD9/CTCKCJC9STSQSJS9HKDTDQ\
     D9; s=1g 3v 2solo_buben 3solo_karo 4solo_damen 3bid=4",
    "ddv-tsr{solo.conflict=auction throw=fox_highest,nines_kings>=5,augen>=71,nines>=5}\
     ; h=CACASASJHAHTDADADKDKD9D9/CQCJC9SJS9HKHKHQH9DQDQDJ/CTCQC9STSKS9HTHJHJH9DTDJ/CTC\
     KCKCJSASTSKSQSQHAHQDT; s=1throw 2throw 3solo_kreuz 4throw 3pass; p=SAS9STSTDKHKDTD\
     TSKSKDKHKC9CTCASJC9HJCKCAHTSQSJDQS9SAD9CJCQCQSQHTHAH9H9HADADJDJCKDQ",
    "vln{solos=pik schweine.contracts=hochzeit_own,armut,farbsolo}; h=CTCKCJSASASKSJHKD\
     TDJ/CJSKSQHAHTHTHJHJDQDQ/CACACTSJHAHKHQHQDTDJ/CKCQCQSTSTSQDADADKDK; s=1v 2g 3g 4g \
     1schweine 4schweine",
    "vln{solos=kreuz,koenige,koehler pflichtsolo=3 vorbehalt.order=armut,pflichtsolo,so\
     lo,hochzeit schweine.contracts=hochzeit_own,hochzeit_any,trumpfsolo,farbsolo}; c=o\
     1; h=CQCQSQSQSJSJHQDADQDQ/CTCJSTHAHTHTHKDADTDJ/CACACTCKCJSTHQHJDTDJ/CKSASASKSKHAHK\
     HJDKDK; s=1v 2g 3g 4solo_kreuz 1y 1solo_kreuz 3schweine",
    "vln{deck.nines=with deal.packets=3,3,3,3 solos=karo solo.conflict=seat schweine.ab\
     ove=king,nine armut=off throw=}; h=CACACTCTCKCKSASASTCQSKHQ/DKDKHAHAHKHKH9H9C9C9S9\
     S9/DADASTSQHQDQCJSJHJDJHTDT/D9D9SKSQCQDQCJSJHJDJHTDT; s=1v 2g 3v 3schweine 2schwei\
     ne=3",
    "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=normal,farbsolo}; h=CTCTSTSTSKS\
     9S9HAHKH9DKDK/CACACQC9C9SASQHTHTHQH9D9/CKCJSQSJHQHJHJDADADTDQDJ/CKCQCJSASKSJHAHKDT\
     DQDJD9; s=1g 2g 3g 4g 3schweine; p=HKH9DTHKDACJDKHQCK",
    "vln{solos= schweine.above=king armut.fox=does_not_count throw=}; h=CACQCJSAS\
     JHTHQHJDTDQ/CTCQCJSASQHAHQDTDQDA/CKCKSTSKSQSJHAHTHJDJ/CTCASTSKHKHKDADKDKDJ; s=1g 2v \
     3v 4v 4n; p=SJ",
];

#[test]
fn nobody_is_blamed_in_these_games() {
    for line in LEGAL {
        let record = doko_notation::read(line).expect("a line of the notation");
        nobody_is_blamed(&record);
    }
}
