### Chamber of Wonders: la prima partita guidata.

guide-welcome-title = Benvenuti fra i collezionisti
guide-welcome =
    Queste quattro Meraviglie sono la tua mano; nessun altro le vede. Vince chi ha più Fama, e la Fama viene da ciò che esponi. Le carte rimaste in mano alla fine costano Fama.
guide-chamber-title = La tua Camera delle Meraviglie
guide-chamber =
    Ci sono nove teche, e tre sono ancora chiuse da segnalini Coming Soon. Una teca accoglie una sola Meraviglia, più Libri diversi, o un Mostro intero: testa, corpo e gambe.
guide-agent-title = Manda un Agente
guide-agent =
    Nel tuo turno mandi un Agente in una delle quattro Zone; ciò che vi succede riguarda tutti. Westminster porta tre carte nuove a ciascuno. Vai lì: hai due Libri, e altri farebbero comodo.
guide-contact-title = Un Contatto per strada
guide-contact =
    Accanto a ogni Zona aspettano due Contatti, e nel tuo turno puoi usarne uno. Mr. Dreyfuss dà 3 Sterline. Il denaro compra carte alle aste e apre teche: prendilo.
guide-keep-and-give-title = Una per te, due per gli altri
guide-keep-and-give =
    Tieni il Bestiario: è il tuo terzo tipo di Libro. I teschi vanno a destra, il planetario a sinistra. Ciò che dai via, qualcuno lo esporrà.
guide-legendary-title = Tutti espongono, in segreto
guide-legendary =
    Alla fine di ogni turno ciascuno può allestire una teca. Un Leggendario che nessun altro espone riceve un segnalino Fama, che vale altri 3 punti. Esponi la Lancia prima che ne spunti un’altra, e tieni i Libri: più sono insieme, più rendono.
guide-auction-title = Hyde Park: e uno
guide-auction =
    È di turno Basil, e ha scelto le aste. Il Grimorio è il quarto tipo di Libro, quello che ti manca. Basil ha offerto 1 Sterlina. Offrine 2.
guide-raise-title = Per te vale di più
guide-raise =
    Basil dice 3 Sterline. Quattro Libri in una teca valgono 16 punti Fama, tre ne valgono 9: il Grimorio per te ne vale 7. Offri 4 Sterline, te lo puoi permettere.
guide-let-go-title = Lascialo andare
guide-let-go =
    Un Prezioso porta 3 Sterline quando si espone, ma poca Fama. L’offerta è già a 4 Sterline, e tu vuoi altro. Passa.
guide-cheap-title = Nessun altro lo vuole
guide-cheap =
    È il corpo dell’Idra del Tamigi, e gli altri due hanno passato. Tu ne hai la testa e le gambe: una testa, un corpo e delle gambe qualsiasi fanno un Mostro. Offri 1 Sterlina ed è tuo.
guide-books-title = Quattro Libri
guide-books =
    Bestiario, Grimorio, Atlante ed Erbario, tutti diversi, in una sola teca: 16 punti Fama. Una teca e un turno per tutti e quattro.
guide-sale-title = Una vendita alla Banca
guide-sale =
    Cora è andata alla Banca d’Inghilterra: ognuno può vendere una carta al suo valore più 3 Sterline. La tabacchiera dell’imperatore ha Fama 2 e rende 9 Sterline. Vendila: alla fine anche il denaro è Fama, 1 punto ogni 3 Sterline.
guide-monster-title = Il Mostro è intero
guide-monster =
    Testa, corpo e gambe stanno in una teca, e un Mostro intero riceve un segnalino Fama. Poi la tua mano è vuota, e nulla di ciò che contiene può costarti Fama.
guide-on-your-own-title = Ora tocca a te
guide-on-your-own =
    È di nuovo il tuo turno, con denaro e senza carte. Le Zone con un tuo Agente ti sono chiuse; l’Abbazia distribuisce carte, Hyde Park le vende, e con 5 Sterline apri un’altra teca quando esponi. Da qui decidi tu.
